import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { PayCheckoutOpenWalletEvent, PayStatusChangeEvent, PayStatusFinalEvent } from 'pay-status';
import { messages, placeOrder, tellShop, type Order } from './shop';

@Component({
  selector: 'app-root',
  // Allows elements that are not Angular components.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  templateUrl: './app.html',
})
export class App {
  protected readonly tag = signal<'pay-status' | 'pay-checkout' | undefined>(undefined);
  protected readonly order = signal<Order | undefined>(undefined);
  protected readonly output = signal('');
  protected readonly messages = messages;

  protected async pay(tag: 'pay-status' | 'pay-checkout'): Promise<void> {
    this.order.set(await placeOrder());
    this.tag.set(tag);
  }

  protected onChange({ payment }: PayStatusChangeEvent): void {
    this.output.set(payment.status);
  }

  protected onFinal({ payment }: PayStatusFinalEvent, { paymentId }: Order): void {
    tellShop(paymentId, payment);
  }

  protected onOpenWallet(event: PayCheckoutOpenWalletEvent): void {
    event.preventDefault();
    this.output.set(event.url);
  }
}
