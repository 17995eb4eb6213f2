import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** What an element of the layout does once the page is shown: it adds this controller to itself. */
export type Extras<E extends ReactiveControllerHost> = new (element: E) => ReactiveController;
