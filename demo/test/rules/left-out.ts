/** Rules of SPEC.md that no test of the gateway can check, and why. */
export const LEFT_OUT: readonly (readonly [what: string, why: string])[] = [
  ['Webhook authentication, verification rules 3 to 6', "they are the receiver's"],
  ['Events, delivery rules 2, 3, 4 and 11', "they are the receiver's; the gateway promises no order"],
  ['Events, delivery rule 10: source addresses', 'the sandbox sends from the machine that it runs on'],
  ['Events: HTTPS', 'the sandbox sends to plain http too, which is where a shop under development listens'],
  ['Resources: the parts of `fee`', 'no fee is configured, so that it is null; the contract has its shape'],
  ['Versioning, rule 3: additions only', 'it is a promise about versions to come'],
  ['Operations of refunds, merchants and settlements', 'they are not shown'],
  ['Everything that is "not shown"', 'there is nothing to hold; what the gateway does instead stands above'],
];
