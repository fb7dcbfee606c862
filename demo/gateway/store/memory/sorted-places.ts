/** A sort key, and a number that orders rows with the same key. */
interface Position {
  readonly key: bigint;
  readonly seq: number;
}

/** The position of a row. */
export interface Place extends Position {
  readonly id: string;
}

/** Positive if the place is behind the position. */
const compare = ({ key, seq }: Position, position: Position): number => {
  if (key !== position.key) return key < position.key ? -1 : 1;
  return seq - position.seq;
};

/** Places in their order. Appending one and finding one are fast; the others behind an inserted one move. */
export class SortedPlaces {
  readonly #places: Place[] = [];

  add(place: Place): void {
    this.#places.splice(this.#countUpTo(place), 0, place);
  }

  delete(place: Place): void {
    this.#places.splice(this.#countUpTo(place) - 1, 1);
  }

  /** The places behind the position, all without one. */
  *behind(position: Position | undefined, isDescending: boolean): Generator<Place> {
    const step = isDescending ? -1 : 1;
    const start = isDescending ? this.#places.length - 1 : 0;
    // A position is not behind itself, even if its row has been deleted.
    const first = position && this.#countUpTo({ ...position, seq: isDescending ? position.seq - 1 : position.seq });
    let index = first === undefined ? start : isDescending ? first - 1 : first;
    for (let place = this.#places[index]; place; place = this.#places[(index += step)]) yield place;
  }

  /** The number of places that are not behind the position. */
  #countUpTo(position: Position): number {
    const last = this.#places.at(-1);
    if (!last || compare(last, position) <= 0) return this.#places.length;
    let low = 0;
    let high = this.#places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const place = this.#places[middle];
      if (place && compare(place, position) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
