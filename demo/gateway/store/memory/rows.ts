/** Rows by key, with an undo list for the changes of a transaction. */
export class Rows<Row> {
  readonly #rows = new Map<string, Row>();
  /** The rows that `isOpen` selects: few among many. */
  readonly #open = new Map<string, Row>();
  readonly #undo: (() => void)[];
  readonly #isOpen: (row: Row) => boolean;
  readonly #onChange: (before: Row | undefined, after: Row | undefined) => void;

  /** `onChange` is called with each changed row, also when a change is undone. */
  constructor(
    undo: (() => void)[],
    isOpen: (row: Row) => boolean = () => false,
    onChange: (before: Row | undefined, after: Row | undefined) => void = () => undefined,
  ) {
    this.#undo = undo;
    this.#isOpen = isOpen;
    this.#onChange = onChange;
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  set(key: string, row: Row): void {
    this.#remember(key);
    this.#put(key, row);
  }

  /** Throws if the key exists. */
  add(key: string, row: Row): void {
    if (this.#rows.has(key)) throw new Error(`${key} exists`);
    this.set(key, row);
  }

  delete(key: string): void {
    this.#remember(key);
    this.#put(key, undefined);
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  open(): Row[] {
    return [...this.#open.values()];
  }

  /** At most `count` rows, in the order of insertion. */
  first(count: number): Row[] {
    const rows: Row[] = [];
    for (const row of this.#rows.values()) {
      if (rows.length === count) break;
      rows.push(row);
    }
    return rows;
  }

  where(test: (row: Row) => boolean): Row[] {
    return this.all().filter(test);
  }

  #put(key: string, row: Row | undefined): void {
    this.#onChange(this.#rows.get(key), row);
    if (row === undefined) this.#rows.delete(key);
    else this.#rows.set(key, row);
    if (row !== undefined && this.#isOpen(row)) this.#open.set(key, row);
    else this.#open.delete(key);
  }

  #remember(key: string): void {
    const row = this.#rows.get(key);
    this.#undo.push(() => this.#put(key, row));
  }
}
