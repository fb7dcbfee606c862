/** Returns the media type of a header such as `Content-Type` in lower case, without its parameters. */
export const parseMediaType = (header: string): string => header.replace(/;.*/s, '').trim().toLowerCase();

const QUALITY = /;\s*q\s*=\s*([\d.]+)/i;

/** Returns the weight of a media type that the header `Accept` names; 0 if it does not. */
export const getWeight = (accept: string, type: string): number => {
  const named = accept.split(',').find((item) => parseMediaType(item) === type);
  return named === undefined ? 0 : Number(QUALITY.exec(named)?.[1] ?? 1);
};
