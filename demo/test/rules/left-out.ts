/** Rules of SPEC.md that no test of the gateway can check, and why. */
export const LEFT_OUT: readonly (readonly [what: string, why: string])[] = [
  ['Webhook authentication, verification rules 3 to 6', 'they apply to receivers'],
  ['Events, delivery rules 2, 3, 4 and 11', 'they apply to receivers; the gateway does not guarantee an order'],
  ['Events, delivery rule 10: source addresses', 'the sandbox sends from the machine that it runs on'],
  ['Events: HTTPS', 'the sandbox also sends to plain http, which shops under development use'],
  ['Resources: the fields of `fee`', 'no fee is configured, so it is null; the contract defines its shape'],
  ['Versioning, rule 3: additions only', 'it is about future versions'],
  ['Merchants that are `inactive` or `suspended`', 'no published operation makes a merchant so; every one is `active`'],
  [
    'Everything marked "not shown"',
    'there is no rule to test; the choices of the gateway are in [the gateway](gateway.md#what-the-interface-leaves-open)',
  ],
];
