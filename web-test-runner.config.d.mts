import type { TestRunnerConfig } from '@web/test-runner';

declare const config: TestRunnerConfig & { readonly testRunnerHtml: (framework: string) => string };
export default config;
