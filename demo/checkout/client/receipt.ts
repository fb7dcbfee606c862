import { paint } from './paint.js';

const { lang } = document.documentElement;

// Replaces the server's UTC by the buyer's time zone, in the format of the element.
const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
for (const time of document.querySelectorAll('time')) time.textContent = format.format(new Date(time.dateTime));

const checkout = document.querySelector<HTMLElement>('pay-checkout');
if (checkout) paint(checkout);
