import { addons } from 'storybook/manager-api';
import { systemTheme } from './theme.js';

addons.setConfig({ theme: systemTheme(), sidebar: { showRoots: false } });
