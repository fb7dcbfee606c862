/** A sort key, and a number that orders rows with the same key. */
interface Position {
  readonly key: bigint;
  readonly seq: number;
}

/** The position of a row. */
export interface Place extends Position {
  readonly id: string;
}

/** Inserting moves at most this many places, because moving all of them would make it slow. */
const CHUNK_SIZE = 512;

const isBehind = ({ key, seq }: Position, position: Position): boolean =>
  key === position.key ? seq > position.seq : key > position.key;

/** The index of the first item that passes; all behind it do as well. */
const findIndex = <Item>(items: readonly Item[], passes: (item: Item) => boolean): number => {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && passes(item)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Places in their order, in chunks of which none is empty. */
export class SortedPlaces {
  readonly #chunks: Place[][] = [];

  add(place: Place): void {
    const { at, index } = this.#find(place);
    const last = this.#chunks.at(-1);
    if (!last) this.#chunks.push([place]);
    else if (at === this.#chunks.length) last.push(place);
    else this.#chunks[at]?.splice(index, 0, place);
    this.#split(Math.min(at, this.#chunks.length - 1));
  }

  delete(place: Place): void {
    const { at, index } = this.#find({ ...place, seq: place.seq - 1 });
    const chunk = this.#chunks[at];
    chunk?.splice(index, 1);
    if (!chunk?.length) this.#chunks.splice(at, 1);
  }

  /** The places behind the position, or before it if descending; all without one. */
  *behind(position: Position | undefined, isDescending: boolean): Generator<Place> {
    const chunks = this.#chunks;
    if (isDescending) {
      const end = position && this.#find({ ...position, seq: position.seq - 1 });
      if (end) yield* (chunks[end.at] ?? []).slice(0, end.index).reverse();
      for (let i = (end?.at ?? chunks.length) - 1; i >= 0; i--) yield* (chunks[i] ?? []).slice().reverse();
    } else {
      const start = position ? this.#find(position) : { at: 0, index: 0 };
      yield* (chunks[start.at] ?? []).slice(start.index);
      for (let i = start.at + 1; i < chunks.length; i++) yield* chunks[i] ?? [];
    }
  }

  /** Finds the first place behind the position: its chunk, and its index there. */
  #find(position: Position): { readonly at: number; readonly index: number } {
    const at = findIndex(this.#chunks, (chunk) => isBehind(chunk.at(-1) ?? position, position));
    return { at, index: findIndex(this.#chunks[at] ?? [], (place) => isBehind(place, position)) };
  }

  #split(at: number): void {
    const chunk = this.#chunks[at];
    if (chunk && chunk.length > CHUNK_SIZE) this.#chunks.splice(at + 1, 0, chunk.splice(CHUNK_SIZE / 2));
  }
}
