import type { LitElement } from 'lit';
import { DetailsController } from '../../controllers/details-controller.js';
import type { PayError } from '../../core/errors/pay-error.js';
import type { Diagnosis } from '../shared/diagnosis/diagnose.js';
import { readGatewayCaller } from './gateway-caller.js';

type DetailsElement = LitElement & Parameters<typeof readGatewayCaller>[0] & { paymentId: string | null | undefined };

/** Creates the controller that loads the payment details of an element from its gateway. */
export const createDetails = (
  element: DetailsElement,
  diagnosis: Diagnosis,
  report: (error: PayError) => void,
): DetailsController =>
  new DetailsController(element, () => ({ paymentId: element.paymentId, caller: readGatewayCaller(element) }), {
    onInvalid: report,
    onError: (error) => {
      diagnosis.reportDetailsError(error);
    },
  });
