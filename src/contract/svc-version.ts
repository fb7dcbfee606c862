/** The versions of the API that this library knows, oldest first (`SPEC: Versioning`); the last is a preview. */
export const SVC_VERSIONS = ['2026-02-18', '2026-02-19.preview'] as const;

/** A version that this library knows. */
export type SvcVersion = (typeof SVC_VERSIONS)[number];

/** The version that the gateway uses when no `Svc-Version` is sent. */
export const DEFAULT_SVC_VERSION = '2026-02-18' satisfies SvcVersion;

/** The `api_version` of webhook events; independent of {@link SVC_VERSIONS}. */
export const WEBHOOK_API_VERSION = '2026-05-18';

/** Returns true if the text has the form of a version: a date, with an optional `.preview` suffix. */
export const isSvcVersionFormat = (text: string): boolean => /^\d{4}-\d{2}-\d{2}(\.preview)?$/.test(text);

/** Returns true if this library knows the version. */
export const isKnownSvcVersion = (text: string): text is SvcVersion =>
  (SVC_VERSIONS as readonly string[]).includes(text);
