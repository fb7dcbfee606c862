import { followScheme } from './scheme.js';
import { createReference } from './swagger-ui.js';

followScheme(matchMedia('(prefers-color-scheme: dark)'), document.documentElement);
createReference('#reference');
