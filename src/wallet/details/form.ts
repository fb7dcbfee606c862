/** A field for a detail of the buyer. Its texts are the gateway's, and untrusted. */
export interface DetailsField {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly kind: 'text' | 'email' | 'date' | 'checkbox' | 'select';
  /** The options of a `select`. */
  readonly choices: readonly string[];
  readonly isRequired: boolean;
  /** The value of a box that is not checked; undefined if it is left out. */
  readonly unchecked: string | undefined;
  /** UTF-16 code units. */
  readonly maxLength: number | undefined;
  /** A token of the `autocomplete` attribute; `off` if none is known. */
  readonly autocomplete: string;
}

/** A form that the page shows. */
export interface DetailsFields {
  readonly kind: 'fields';
  readonly fields: readonly DetailsField[];
  /** Ids of fields: at least one of these groups has to be complete. Empty: none. */
  readonly groups: readonly (readonly string[])[];
}

/** A page of the gateway that asks for the details. */
export interface DetailsPage {
  readonly kind: 'page';
  /** Has passed the URL policy. */
  readonly url: string;
}

/** How the buyer gives the details that an option requires. */
export type DetailsForm = DetailsFields | DetailsPage;

/** Validation errors of a field. */
export type DetailsErrorCode = 'required' | 'date' | 'email' | 'one_of';

/** Form values, by field id. */
export type DetailsValues = ReadonlyMap<string, string>;
