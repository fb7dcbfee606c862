import { mount } from 'svelte';
import 'pay-status/define/pay-checkout.js';
import 'pay-status/define/pay-status.js';
import type {} from 'pay-status/types/svelte';
import App from './App.svelte';

mount(App, { target: document.body });
