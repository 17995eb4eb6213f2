import {noChange} from 'lit';
import {AsyncDirective} from 'lit/async-directive.js';
import {directive, type ChildPart} from 'lit/directive.js';
import {setChildPartValue} from 'lit/directive-helpers.js';
import {keyed} from '../shared/keyed.js';
import {repeat} from 'lit/directives/repeat.js';

import type {ElementBehavior} from '../../src/content/interactive.js';
import type {
  DocNode,
  InteractiveComponent,
  InteractiveNode,
  KeyedNode,
} from '../../src/content/nodes.js';
import {visitNodes} from '../../src/content/visit-nodes.js';
import {loadComponentsOf} from '../render/load-components.js';
import type {InteractiveRenderer, RenderContext} from '../render/render-context.js';
import {renderedElement} from '../render/rendered-element.js';
import {contextFor} from '../render/render-node.js';
import {templateOf} from '../render/templates.js';
import {behave, whileRendering} from './behave.js';
import {hostOf} from './reader-host.js';

/** Shows a component of a page's code, and shows it again each time that it changes. */
class ComponentDirective extends AsyncDirective {
  #component: InteractiveComponent | undefined;
  /** What has been rendered. */
  #nodes: readonly DocNode[] | undefined;
  #context: RenderContext | undefined;
  #part: ChildPart | undefined;
  #end: (() => void) | undefined;

  // The node is taken in `update`, which knows whether it is on the page.
  override render(...[]: [InteractiveNode, RenderContext]): unknown {
    return noChange;
  }

  override update(
    part: ChildPart,
    [{component}, context]: [InteractiveNode, RenderContext],
  ): unknown {
    this.#part = part;
    const isShown =
      component === this.#component && component.nodes === this.#nodes && context === this.#context;
    this.#context = context;
    if (component !== this.#component) {
      this.disconnected();
      this.#component = component;
    }
    if (this.isConnected) this.#begin();
    return isShown ? noChange : this.#content();
  }

  protected override disconnected(): void {
    this.#end?.();
    this.#end = undefined;
  }

  protected override reconnected(): void {
    this.#begin();
    this.setValue(this.#content());
  }

  #begin(): void {
    const element = this.#part && elementAround(this.#part);
    if (!element || this.#end) return;
    this.#end = this.#component?.connect(hostOf(element), () => {
      const {nodes = []} = this.#component ?? {};
      const isComplete = !lacksTemplate(nodes);
      whileRendering(() => this.setValue(this.#content()));
      // What is new may need elements and rules that the page has not needed before.
      void loadComponentsOf(nodes, known).then(() => {
        if (isComplete || !this.#end) return;
        this.#context &&= contextFor(this.#context);
        this.setValue(this.#content());
      });
    });
  }

  #content(): unknown {
    // Another component has other elements, even if they look the same.
    this.#nodes = this.#component?.nodes ?? [];
    return keyed(this.#component, this.#context?.renderNodes(this.#nodes));
  }
}

/** Nodes that updates have shown, with all in them: what they need has been requested. */
const known = new WeakSet<DocNode>();

/** Whether a component among these nodes has not been needed before. */
function lacksTemplate(nodes: readonly DocNode[]): boolean {
  let isMissing = false;
  visitNodes(nodes, (node) => {
    if (known.has(node)) return false;
    isMissing ||= node.kind === 'component' && !templateOf(node.name);
    return true;
  });
  return isMissing;
}

/** The element that a part is in, which may not be in the document yet. */
function elementAround({parentNode}: ChildPart): Element | undefined {
  if (parentNode instanceof Element) return parentNode;
  return parentNode instanceof ShadowRoot ? parentNode.host : undefined;
}

const component = directive(ComponentDirective);

function list({keys, items}: KeyedNode, context: RenderContext): unknown {
  const entries = items.map((nodes, index) => ({key: keys[index], nodes}));
  return repeat(
    entries,
    ({key}) => key,
    ({nodes}) => context.renderNodes(nodes),
  );
}

/** Lets the one element that a template renders do what its component says. */
class BehaviorDirective extends AsyncDirective {
  #part: ChildPart | undefined;
  #behavior: ElementBehavior | undefined;

  override render(...[]: [unknown, ElementBehavior]): unknown {
    return noChange;
  }

  override update(part: ChildPart, [content, behavior]: [unknown, ElementBehavior]): unknown {
    this.#part = part;
    this.#behavior = behavior;
    // Without this parent, the content would take the place of the directive, and end it.
    setChildPartValue(part, content, this);
    this.#behave(this.isConnected);
    return noChange;
  }

  protected override disconnected(): void {
    this.#behave(false);
  }

  protected override reconnected(): void {
    this.#behave(true);
  }

  #behave(isConnected: boolean): void {
    const element = this.#part && renderedElement(this.#part);
    if (element) behave(element, this.#behavior, isConnected);
  }
}

/** Renders components that react to readers. */
export const interactiveRenderer: InteractiveRenderer = {
  component,
  list,
  behave,
  withBehavior: directive(BehaviorDirective),
};
