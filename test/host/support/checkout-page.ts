// Content of the page in a frame: the test calls it, and it runs as that page.
import { attachCheckout, connectHost } from '../../../src/host/index.js';

Object.assign(window, { attachCheckout, connectHost });
