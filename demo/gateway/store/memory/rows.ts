/** Rows by key, with a list of what to do to take back the changes of a transaction. */
export class Rows<Row> {
  readonly #rows = new Map<string, Row>();
  readonly #undo: (() => void)[];

  constructor(undo: (() => void)[]) {
    this.#undo = undo;
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  set(key: string, row: Row): void {
    this.#remember(key);
    this.#rows.set(key, row);
  }

  /** The key must be free. */
  add(key: string, row: Row): void {
    if (this.#rows.has(key)) throw new Error(`${key} exists`);
    this.set(key, row);
  }

  delete(key: string): void {
    this.#remember(key);
    this.#rows.delete(key);
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  where(test: (row: Row) => boolean): Row[] {
    return this.all().filter(test);
  }

  #remember(key: string): void {
    const row = this.#rows.get(key);
    this.#undo.push(() => {
      if (row === undefined) this.#rows.delete(key);
      else this.#rows.set(key, row);
    });
  }
}
