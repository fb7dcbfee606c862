/**
 * A value that this version of the library does not know: the gateway may add statuses and codes without notice.
 * It is a plain string at run time; because of the brand, the compiler requires a guard before it is used as a known value.
 */
export type UnknownValue = string & { readonly '~unknownValue': true };

/** A documented value, or one that is unknown to this version. */
export type OpenEnum<Known extends string> = Known | UnknownValue;
