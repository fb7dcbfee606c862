/** The folder of a project. Paths are relative to it, with `/`. */
export interface ProjectFolder {
  /** Returns the text of a file; undefined if there is none. */
  readonly read: (path: string) => Promise<string | undefined>;
  /** True also for a link that leads nowhere. */
  readonly exists: (path: string) => Promise<boolean>;
  /** Returns the paths of all files in a folder and its folders; none if there is no such folder. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Returns why a file cannot be created at a path, as a clause; undefined if it can. */
  readonly findObstacle: (path: string) => Promise<string | undefined>;
  /** Creates a file and its folders. Rejects if the file exists, or is not in the project. */
  readonly create: (path: string, text: string) => Promise<void>;
  /** True if this Node has `node:sqlite`. */
  readonly hasNodeSqlite: boolean;
}
