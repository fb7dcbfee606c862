import { expect } from '@open-wc/testing';
import {
  DEFAULT_SVC_VERSION,
  isKnownSvcVersion,
  isSvcVersionFormat,
  SVC_VERSIONS,
  WEBHOOK_API_VERSION,
} from '../../src/contract/svc-version.js';

describe('Svc-Version', () => {
  it('has two known values, a stable one and a preview', () => {
    expect([...SVC_VERSIONS]).to.deep.equal(['2026-02-18', '2026-02-19.preview']);
  });

  for (const version of [...SVC_VERSIONS, '1999-12-31']) {
    it(`has the form of ${version}`, () => {
      expect(isSvcVersionFormat(version)).to.equal(true);
    });
  }

  for (const version of ['2026-02-18.beta', ' 2026-02-18', '2026-02-18\n']) {
    it(`does not have the form of ${JSON.stringify(version)}`, () => {
      expect(isSvcVersionFormat(version)).to.equal(false);
    });
  }

  it('is the stable one when none is sent', () => {
    expect(DEFAULT_SVC_VERSION).to.equal('2026-02-18');
  });

  it('is not the version of webhook payloads', () => {
    expect(WEBHOOK_API_VERSION).to.equal('2026-05-18');
    expect(isKnownSvcVersion(WEBHOOK_API_VERSION)).to.equal(false);
    for (const version of SVC_VERSIONS) expect(isKnownSvcVersion(version)).to.equal(true);
  });
});
