// Starts the sandbox from its sources. Plain JavaScript, so that the first line is printed before anything is compiled.
console.log('Starting the pay-status sandbox …');
const { register } = await import('tsx/esm/api');
register();
await import('./start.ts');
