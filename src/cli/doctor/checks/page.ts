import { describeFailure } from '../failure.js';
import { ok, problem, type Finding } from '../finding.js';
import { observe, type DoctorPorts } from '../observe.js';

const HINT =
  'Send same-origin-allow-popups: otherwise wallets that open a window, such as that of Coinbase and Base, cannot answer.';

/** Examines the page on which buyers pay: whether wallets may open windows there. */
export const examinePage = async (pageUrl: string, ports: DoctorPorts): Promise<readonly Finding[]> => {
  const page = await observe(ports, (fetch, signal) => fetch(pageUrl, { signal }));
  if (!page.answer) return [describeFailure('page', page)];
  const { status, headers } = page.answer;
  if (status >= 400)
    return [problem('page', `It answered with status ${status}.`, 'Give the address of a page that anyone can open.')];
  const policy = headers.get('cross-origin-opener-policy')?.split(';')[0]?.trim();
  return [
    policy === 'same-origin'
      ? problem('opener-policy', 'Its Cross-Origin-Opener-Policy is same-origin.', HINT)
      : ok('opener-policy', 'Its Cross-Origin-Opener-Policy lets wallets open windows.'),
  ];
};
