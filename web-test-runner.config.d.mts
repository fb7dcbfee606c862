import type { BrowserLauncher, TestRunnerConfig } from '@web/test-runner';

declare const config: TestRunnerConfig & { readonly testRunnerHtml: (framework: string) => string };
export default config;
export const chromiumLauncher: (executablePath: string | undefined) => BrowserLauncher;
