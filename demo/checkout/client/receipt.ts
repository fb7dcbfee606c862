import { paint } from './paint.js';

const { lang } = document.documentElement;

// The server wrote UTC. As the element writes times.
const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
for (const time of document.querySelectorAll('time')) time.textContent = format.format(new Date(time.dateTime));

const checkout = document.querySelector<HTMLElement>('pay-checkout');
if (checkout) paint(checkout);
