import { createApp } from 'vue';
import 'pay-status/define/pay-checkout.js';
import 'pay-status/define/pay-status.js';
import type {} from 'pay-status/types/vue';
import App from './App.vue';

createApp(App).mount('#app');
