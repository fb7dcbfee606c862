// Writes docs/accessibility.md from the criteria in accessibility/. Fails if a test that it refers to does not exist any
// more. With --check it fails if the file is outdated, too.
import { readFileSync } from 'node:fs';
import { findProblems } from './accessibility/check.js';
import { FUNCTIONAL } from './accessibility/functional.js';
import { LEVEL_A } from './accessibility/level-a.js';
import { LEVEL_AA } from './accessibility/level-aa.js';
import { countLevels, describeCriteria, describeExaminations } from './accessibility/tables.js';
import { writeGenerated } from './write-generated.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

const source = `<!-- Written by npm run accessibility from the criteria in scripts/accessibility; do not edit. -->

# Accessibility conformance report

In the form of VPAT® 2.5 INT, for whoever has to assess a page with these elements. Each test that is named here exists. No person who uses
assistive technology has tried the elements yet.

## Name of Product/Version

\`pay-status\` ${version}: the elements \`<pay-status>\`, \`<pay-checkout>\`, and \`<pay-button>\` with its dialog.

## Report Date

29 November 2026

## Product Description

Web components for the pages of merchants. \`<pay-status>\` shows the status of a payment, \`<pay-checkout>\` lets a buyer pay by a
code or a wallet, and \`<pay-button>\` opens the same checkout in a dialog and leaves a chip in the corner while the payment goes on.

## Contact

The issues of the repository; for what must not be public, the form that [SECURITY](../SECURITY.md) names.

## Notes

- **No person who uses assistive technology has tried the elements, and no real screen reader, voice control, switch device or
  screen magnifier was tried.** What screen readers get was read from the accessibility tree, by axe, and by a simulated screen
  reader whose transcripts are in \`test/elements/transcripts\`.
- No phone was tried, only emulated ones. The automated checks ran in Chromium, Firefox and WebKitGTK
  ([Browsers](engines.md)), the examinations by hand in Chromium.
- The report covers the elements with their default styles and the presets. It does not cover the page around them, content in
  slots, [your own styles](theming.md#accessibility-settings), wallets, wallets' websites, the gateway's page for details, or the
  pages to which links lead.
- The pages of the sandbox are tools for developers. Only its checkout page, which is a \`<pay-checkout>\`, is concerned.

### Your part

A page conforms as a whole or not at all. What the elements leave to it:

- Set \`lang\` on the page, give it a title, and put a level 1 heading above the elements.
- Keep text at 4.5 : 1 and icons at 3 : 1 in colours of your own, keep the focus ring, and do not hide the text beside an icon.
- Grant enough time to pay (the payment’s \`expiresAt\`), and set \`retry-url\`, so that a buyer whose time was over can start again.
- Set \`help-url\`, the same on all your pages.
- With \`<pay-button>\`, keep what has the focus above the chip:

\`\`\`css
html:has(pay-button) {
  scroll-padding-block-end: 96px;
}
body:has(pay-button) {
  padding-block-end: 96px;
}
\`\`\`

## Evaluation Methods Used

- **Tests**, which \`npm test\` and \`npm run test:full\` run; below each table is a list of those that show a criterion. A part of a title that differs
  between runs, such as a status or a language, is "…".
- **axe** with the rules of WCAG 2.0, 2.1 and 2.2, A and AA, on every state of the elements, light and dark, in three engines, and on
  every story (\`npm run test:full -- stories\`).
- **By hand**, on 29 November 2026, in Chromium. The other two elements were tried as parts of the dialog and of the sandbox's page:

${describeExaminations()}

## Applicable Standards/Guidelines

| Standard | In this report |
| --- | --- |
| [WCAG 2.0](https://www.w3.org/TR/WCAG20/), [2.1](https://www.w3.org/TR/WCAG21/) and [2.2](https://www.w3.org/TR/WCAG22/) | levels A and AA; not AAA |
| EN 301 549 V3.2.1 (2021-03) | chapters 4 and 9 |
| Revised Section 508 | by Tables 1 and 2, whose criteria include those of WCAG 2.0 |

## Terms

- **Supports**: the criterion is met, and a test or an examination shows it.
- **Partially Supports**: a part is not met; the remark says which.
- **Does Not Support**: most of it is not met.
- **Not Applicable**: the element has nothing that the criterion is about, or it concerns the page alone.
- **Not Evaluated**: nobody has looked at it in a way that is enough.

${countLevels([...LEVEL_A, ...LEVEL_AA])}

## WCAG 2.2 Report

4.1.1 Parsing is obsolete in WCAG 2.2; where WCAG 2.0 and 2.1 are required, it is met by definition.

### Table 1: Success Criteria, Level A

${describeCriteria(LEVEL_A)}

### Table 2: Success Criteria, Level AA

${describeCriteria(LEVEL_AA)}

## EN 301 549 Report

### Chapter 4: Functional Performance Statements

${describeCriteria(FUNCTIONAL)}

### Chapter 9: Web

9.1 to 9.4 are the criteria of WCAG 2.1, A and AA, with a 9 before the number: 9.1.4.3 is 1.4.3. Tables 1 and 2 contain them all. 9.5
is informative. 9.6 asks for whole pages and complete processes, which only the page can claim.

### Chapters that do not apply

| Chapter | Reason |
| --- | --- |
| 5 Generic Requirements | The elements are no closed system, use no biometrics, and are operated as chapter 9 requires. |
| 6 ICT with Two-Way Voice Communication | There is no voice communication. |
| 7 ICT with Video Capabilities | There is no video. |
| 8 Hardware | There is no hardware. |
| 10 Non-Web Documents | There are none. The receipt is printed by the browser. |
| 11 Software | The elements are web content, which chapter 9 is about. |
| 12 Documentation and Support Services | There is no support service; the documents are Markdown and web pages. |
| 13 ICT Providing Relay or Emergency Service Access | There is no such service. |
`;

const problems = findProblems([...LEVEL_A, ...LEVEL_AA, ...FUNCTIONAL]);
for (const problem of problems) console.error(problem);
if (problems.length) process.exitCode = 1;
else await writeGenerated('docs/accessibility.md', source, 'npm run accessibility');
