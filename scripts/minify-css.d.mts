import type { Plugin } from 'vite';

/** A plugin for Vite. */
export function minifyCss(): Plugin;
