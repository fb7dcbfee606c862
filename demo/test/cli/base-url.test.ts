import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBaseUrl } from '../../cli/base-url.js';

const read = (text: string): string => readBaseUrl('--base-url', text);

describe('--base-url', () => {
  for (const [text, url] of [
    ['https://sandbox.example', 'https://sandbox.example'],
    ['HTTPS://Sandbox.Example:443', 'https://sandbox.example'],
    ['https://sandbox.example:8443', 'https://sandbox.example:8443'],
    ['https://[2001:db8::1]:8443/', 'https://[2001:db8::1]:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://[::1]:4242', 'http://[::1]:4242'],
  ] as const)
    it(`accepts ${text}`, () => {
      assert.equal(read(text), url);
    });

  for (const text of [
    '',
    'sandbox.example',
    'https:sandbox.example',
    'https:\\\\sandbox.example',
    'https://sandbox.example:99999',
    ' https://sandbox.example',
    'https://sandbox.example\n',
    'https://sandbox.example;sandbox',
    "https://sandbox.example'self'",
  ])
    it(`refuses ${JSON.stringify(text)}, and requires the whole address`, () => {
      assert.throws(() => read(text), /^Error: --base-url must be a whole address such as https:\/\/sandbox\.example/);
    });

  for (const text of [
    'https://sandbox.example/pay',
    'https://sandbox.example?',
    'https://sandbox.example#',
    'https://sandbox.example\\pay',
  ])
    it(`refuses ${text}, and requires a separate host name`, () => {
      assert.throws(() => read(text), /--base-url must not have a path.*: give the sandbox a host name of its own/);
    });

  for (const text of [
    'https://user:word@sandbox.example',
    'https://user:wo/word@sandbox.example',
    '//user:word@sandbox.example',
    'https://user@sandbox.example/',
  ])
    it(`refuses ${text}, and does not repeat it`, () => {
      assert.throws(
        () => read(text),
        ({ message }: Error) =>
          message.includes('must not contain a user name or password') &&
          !message.includes('word@') &&
          !message.includes('sandbox.example'),
      );
    });

  for (const text of ['http://sandbox.example', 'http://localhost.example'])
    it(`refuses ${text}, and says what to do instead`, () => {
      assert.throws(() => read(text), /must be https.*proxy with TLS.*adb reverse tcp:4242 tcp:4242/);
    });

  it('names the variable that holds the address', () => {
    assert.throws(() => readBaseUrl('SANDBOX_BASE_URL', '/'), /^Error: SANDBOX_BASE_URL must be/);
  });
});
