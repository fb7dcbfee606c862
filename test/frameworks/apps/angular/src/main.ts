import { bootstrapApplication } from '@angular/platform-browser';
import 'pay-status/define/pay-checkout.js';
import 'pay-status/define/pay-status.js';
import { App } from './app';

await bootstrapApplication(App);
