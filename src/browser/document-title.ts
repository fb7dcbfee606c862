/** The title of the page. */
export interface DocumentTitle {
  read(): string;
  write(title: string): void;
}

/** Looked up at each use, so that the module can be imported in Node. */
export const browserDocumentTitle: DocumentTitle = {
  read: () => document.title,
  write: (title) => {
    document.title = title;
  },
};
