/** The part of solc-js that scripts/compile-contracts.ts uses; the package has no types. */
declare module 'solc' {
  const solc: { readonly compile: (input: string) => string };
  export default solc;
}
