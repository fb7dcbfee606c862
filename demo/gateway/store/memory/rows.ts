/** Rows by key, with a list of what to do to take back the changes of a transaction. */
export class Rows<Row> {
  readonly #rows = new Map<string, Row>();
  /** The rows with something to come: few among the many that are over. */
  readonly #open = new Map<string, Row>();
  readonly #undo: (() => void)[];
  readonly #isOpen: (row: Row) => boolean;

  constructor(undo: (() => void)[], isOpen: (row: Row) => boolean = () => false) {
    this.#undo = undo;
    this.#isOpen = isOpen;
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  set(key: string, row: Row): void {
    this.#remember(key);
    this.#put(key, row);
  }

  /** The key must be free. */
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

  where(test: (row: Row) => boolean): Row[] {
    return this.all().filter(test);
  }

  #put(key: string, row: Row | undefined): void {
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
