import { startTestEnvironment } from './test/e2e/support/test-environment.js';
const widths = (process.argv[2] ?? '1280,360').split(',').map(Number);
const states = (process.argv[3] ?? 'open,wallet,succeeded,failed,cancel').split(',');
const { environment, stop } = await startTestEnvironment();
for (const w of widths) {
  const context = await environment.newContext({ viewport: { width: w, height: 800 }, colorScheme: (process.argv[4] ?? 'light') as 'light', locale: process.argv[5] ?? 'en' });
  for (const state of states) {
    const { paymentId, gatewayUrl } = await environment.create({ successUrl: 'https://shop.example/thanks', errorUrl: 'https://shop.example/sorry' } as never);
    const page = await context.newPage();
    await page.goto(gatewayUrl);
    if (process.argv[6]) await page.evaluate((s) => { document.documentElement.style.fontSize = s; }, process.argv[6]);
    await page.locator('pay-status:state(requires-action)').waitFor();
    if (state === 'wallet') { await page.locator('[part="wallet-open-button"]').click(); await page.locator('[part="wallet-button"]').first().waitFor(); }
    if (state === 'cancel') await page.locator('[part="cancel-button"]').click();
    const steps: Record<string, string[]> = { processing: ['process'], succeeded: ['process', 'succeed'], failed: ['fail'], expired: ['expire'], cancelled: ['cancel'] };
    for (const step of steps[state] ?? []) await environment.step(paymentId, step as never);
    if (steps[state]) await page.locator(`pay-status:state(${state})`).waitFor();
    await page.waitForTimeout(700);
    const { height } = (await page.locator('pay-checkout').boundingBox())!;
    console.log(w, state, Math.round(height), await page.locator('pay-checkout').evaluate((e) => { const a = e.shadowRoot!.querySelector('article')!; const last=[...a.querySelectorAll('*')].filter(x=>getComputedStyle(x).position!=='absolute').reduce((m, x)=>Math.max(m, x.getBoundingClientRect().bottom),0); return Math.round(last - a.getBoundingClientRect().top); }));
    await page.screenshot({ path: `/tmp/shots/l-${state}-${w}.png`, fullPage: true });
    await page.close();
  }
  await context.close();
}
await stop();
process.exit(0);
