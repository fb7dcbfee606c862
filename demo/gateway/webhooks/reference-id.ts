import type { StoredEvent } from '../store/event-table.js';

interface Body {
  readonly data: { readonly reference_id: string };
}

/** The merchant's order of an event's payment. */
export const getReferenceId = ({ body }: StoredEvent): string => (JSON.parse(body) as Body).data.reference_id;
