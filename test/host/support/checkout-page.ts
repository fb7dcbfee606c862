// The script of the page in a frame, which tests call.
import { attachCheckout, connectHost } from '../../../src/host/index.js';

Object.assign(window, { attachCheckout, connectHost });
