import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The key and certificate for a TLS server of Node, PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** DER (ITU-T X.690): a tag, the length, the content. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const integer = (...bytes: readonly number[]): Buffer => der(0x02, Buffer.from(bytes));
const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const bits = (content: Uint8Array): Buffer => der(0x03, Buffer.of(0), content);

/** OID 2.5.4.3. */
const COMMON_NAME = objectId('550403');
/** OID 2.5.29.17. */
const ALTERNATIVE_NAME = objectId('551d11');
/** OID 1.2.840.10045.4.3.2. */
const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'));

const DAY_MS = 86_400_000;

/** Encodes a GeneralizedTime, such as 20261231235959Z. */
const time = (unixMs: number): Buffer => {
  const digits = new Date(unixMs).toISOString().replace(/\D/g, '').slice(0, 14);
  return der(0x18, Buffer.from(`${digits}Z`));
};

/** Creates a self-signed certificate for localhost (RFC 5280), valid for a day, with a new key. */
export const selfSigned = (): Certificate => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
  const dnsNames = der(0x04, sequence(der(0x82, Buffer.from('localhost'))));
  const body = sequence(
    der(0xa0, integer(2)),
    // A positive serial number, random because Firefox rejects two certificates with the same issuer and number.
    integer(1, ...randomBytes(15)),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(ALTERNATIVE_NAME, dnsNames))),
  );
  const cert = sequence(body, ECDSA_WITH_SHA256, bits(sign('sha256', body, privateKey))).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
};
