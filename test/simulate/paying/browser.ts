import { toRecordName } from '../../../src/browser/has-payment-record.js';
import type { OfferOwners, PaymentRecords } from '../../../src/wallet/ports.js';
import type { Random } from '../../support/random.js';
import { VirtualBrowser } from '../../support/tabs.js';
import type { VirtualClock } from '../../support/virtual-clock.js';
import type { TabLife } from './tab-life.js';
import { wait } from './wait.js';
import type { Witness } from './witness.js';

/** Runs work that looks up the globals of a browser, synchronously. */
const withGlobals = <Value>(globals: Readonly<Record<string, unknown>>, work: () => Value): Value => {
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    return work();
  } finally {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  }
};

type StorageFault = 'none' | 'full' | 'read-only';

const isRecord = (name: string): boolean => name.startsWith(toRecordName(''));

/** The storage and the locks that the tabs of one device share; a crash of a tab releases its locks. */
export class SimulatedBrowser {
  readonly tabs = new VirtualBrowser();
  /** What is wrong with `localStorage`: one that is full throws, one that is read-only changes nothing. */
  storageFault: StorageFault = 'none';
  #isRepaired = false;
  /** True once something could not be stored. */
  hasForgotten = false;
  /** The page that has asked for options last. */
  lastOffered: object | undefined;
  readonly witness: Witness;
  readonly #clock: VirtualClock;
  readonly #random: Random;
  readonly #items = new Map<string, string>();
  readonly #held = new Map<string, TabLife>();

  constructor(clock: VirtualClock, random: Random, witness: Witness) {
    this.#clock = clock;
    this.#random = random;
    this.witness = witness;
  }

  /** Changes what is wrong with storage, unless it is repaired. */
  breakStorage(fault: StorageFault): void {
    if (!this.#isRepaired) this.storageFault = fault;
  }

  /** Storage works from now on, whatever was planned. */
  repairStorage(): void {
    this.storageFault = 'none';
    this.#isRepaired = true;
  }

  /** The number of acquired locks. */
  get locks(): number {
    return this.#held.size;
  }

  /** The stored record of a payment, as text. */
  getRecord(paymentId: string): string | undefined {
    return this.#items.get(toRecordName(paymentId));
  }

  /** The shipped records, on the globals of this browser as one of its tabs has them. */
  records(life: TabLife, shipped: PaymentRecords): PaymentRecords {
    const globals = { localStorage: this.#storage(life), navigator: { locks: this.#lockManager(life) } };
    const run = <Value>(work: () => Value): Value => withGlobals(globals, work);
    return {
      withLock: (paymentId, work) => life.call(() => run(() => shipped.withLock(paymentId, work))),
      read: (paymentId) => life.callNow(() => run(() => shipped.read(paymentId))),
      write: (record) => {
        life.callNow(() => {
          run(() => {
            shipped.write(record);
          });
        });
      },
      remove: (paymentId) => {
        life.callNow(() => {
          run(() => {
            shipped.remove(paymentId);
          });
        });
      },
    };
  }

  /** The same for the owners of the options. */
  offers(life: TabLife, shipped: OfferOwners): OfferOwners {
    const globals = { localStorage: this.#storage(life) };
    return {
      read: (paymentId) => life.callNow(() => withGlobals(globals, () => shipped.read(paymentId))),
      write: (paymentId, page) => {
        life.callNow(() => {
          withGlobals(globals, () => {
            shipped.write(paymentId, page);
          });
        });
      },
    };
  }

  #storage(life: TabLife): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
    return {
      getItem: (name) => this.#items.get(name) ?? null,
      setItem: (name, text) => {
        this.hasForgotten ||= this.storageFault !== 'none';
        if (this.storageFault !== 'none' && isRecord(name) && !life.isOver) this.witness.onUnstored(text);
        if (this.storageFault === 'full') throw new DOMException('full', 'QuotaExceededError');
        if (this.storageFault === 'read-only' || life.isOver) return;
        if (isRecord(name)) this.witness.onStored(text);
        this.#items.set(name, text);
      },
      removeItem: (name) => {
        if (this.storageFault === 'read-only' || life.isOver) return;
        if (isRecord(name)) this.witness.onRemoved();
        this.#items.delete(name);
      },
    };
  }

  /** `request` of Web Locks with `ifAvailable`. Locks are granted and released a moment later, as by another process. */
  #lockManager(life: TabLife) {
    const release = (name: string): void => {
      if (this.#held.get(name) === life) this.#held.delete(name);
    };
    const request = async (
      name: string,
      _options: { readonly ifAvailable: true },
      work: (lock: object | null) => Promise<void>,
    ): Promise<void> => {
      await wait(this.#clock, this.#random.int(0, 20));
      if (life.isOver) return;
      if (this.#held.has(name)) return work(null);
      this.#held.set(name, life);
      life.onEnd(() => {
        release(name);
      });
      try {
        await work({ name });
      } finally {
        await wait(this.#clock, this.#random.int(0, 5));
        release(name);
      }
    };
    return { request };
  }
}
