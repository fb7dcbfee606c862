import type { Finding } from './finding.js';

interface Section {
  readonly title: string;
  readonly findings: readonly Finding[];
}

const MASK = '[secret]';

/** Replaces secrets, which a gateway or a receiver may send back in what is quoted of its answers. */
export const redact = <Given extends Section>(
  sections: readonly Given[],
  secrets: readonly (string | undefined)[],
): readonly Given[] => {
  const whole = secrets.flatMap((secret) => secret?.split(/\s+/) ?? []);
  const words = whole.flatMap((word) => [word, word.replace(/^whsec_/, '')]).filter(Boolean);
  const mask = (text: string): string => words.reduce((masked, word) => masked.replaceAll(word, MASK), text);
  const maskFinding = ({ hint, message, ...finding }: Finding): Finding => ({
    ...finding,
    message: mask(message),
    ...(hint && { hint: mask(hint) }),
  });
  return sections.map((section) => ({ ...section, findings: section.findings.map(maskFinding) }));
};
