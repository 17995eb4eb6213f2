/** The types of attributes; `AttributeValues` in `nodes.ts` has their values. */
export type AttributeType =
  | 'text'
  | 'number'
  | 'flag'
  | 'list'
  | 'link'
  | 'image'
  | 'icon'
  | 'markdown';

export interface AttributeRule {
  readonly type: AttributeType;
  readonly isRequired?: true;
  readonly oneOf?: readonly string[];
}

export interface ComponentRule {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** Is part of a line of text, not a block. */
  readonly isInline?: true;
}

const text = {type: 'text'} as const;
const number = {type: 'number'} as const;
const flag = {type: 'flag'} as const;
const list = {type: 'list'} as const;
const link = {type: 'link'} as const;
const image = {type: 'image'} as const;
const markdown = {type: 'markdown'} as const;
const withIcon = {icon: {type: 'icon'}, iconType: text} as const;
const title = {type: 'text', isRequired: true} as const;
const callout = {attributes: {...withIcon, title: text}} as const;
const field = {
  type: text,
  required: flag,
  optional: flag,
  deprecated: flag,
  default: text,
  placeholder: text,
  enum: list,
  pre: list,
  post: list,
  id: text,
  hidden: flag,
} as const;

/**
 * Every component an author can write, as data. The names, the types of their attributes, the
 * checks and the templates all follow from this table: a component without a template does not
 * compile.
 */
export const components = {
  Note: callout,
  Tip: callout,
  Warning: callout,
  Info: callout,
  Check: callout,
  Danger: callout,
  Callout: {attributes: {...withIcon, title: text, color: text, type: text}},
  CodeGroup: {attributes: {dropdown: flag}},
  CodeBlock: {
    attributes: {
      language: text,
      filename: text,
      title: text,
      icon: text,
      lines: flag,
      wrap: flag,
      expandable: flag,
      nocopy: flag,
      highlight: text,
      focus: text,
    },
  },
  RequestExample: {attributes: {dropdown: flag}},
  ResponseExample: {attributes: {dropdown: flag}},
  Steps: {attributes: {titleSize: text}},
  Step: {
    attributes: {
      title: text,
      ...withIcon,
      stepNumber: number,
      titleSize: text,
      id: text,
      noAnchor: flag,
    },
  },
  Tabs: {attributes: {defaultTabIndex: number, sync: flag, borderBottom: flag}},
  Tab: {attributes: {title, id: text, ...withIcon}},
  AccordionGroup: {attributes: {}},
  Accordion: {attributes: {title, description: text, defaultOpen: flag, id: text, ...withIcon}},
  Card: {
    attributes: {
      title: text,
      ...withIcon,
      color: text,
      href: link,
      horizontal: flag,
      img: image,
      cta: text,
      arrow: flag,
      disabled: flag,
      type: text,
    },
  },
  CardGroup: {attributes: {cols: number}},
  Columns: {attributes: {cols: number}},
  Column: {attributes: {}},
  ParamField: {
    attributes: {
      path: text,
      query: text,
      body: text,
      header: text,
      cookie: text,
      name: text,
      initialValue: text,
      ...field,
    },
  },
  ResponseField: {attributes: {name: title, ...field}},
  Expandable: {attributes: {title: text, defaultOpen: flag}},
  Frame: {attributes: {caption: markdown, hint: markdown, noZoom: flag}},
  Tooltip: {attributes: {tip: text, headline: text, cta: text, href: link}, isInline: true},
  Update: {attributes: {label: title, description: text, tags: list, id: text, rss: text}},
  Tile: {attributes: {title: text, description: text, href: link}},
  Tree: {attributes: {}},
  'Tree.Folder': {
    attributes: {name: title, defaultOpen: flag, openable: flag, highlight: flag},
  },
  'Tree.File': {attributes: {name: title, highlight: flag, comment: text, icon: {type: 'icon'}}},
  Panel: {attributes: {}},
  View: {attributes: {title, id: text, ...withIcon}},
  Visibility: {attributes: {for: text}},
  Prompt: {attributes: {description: markdown, actions: list, ...withIcon}},
  Color: {attributes: {variant: text}},
  'Color.Row': {attributes: {title: text}},
  'Color.Item': {attributes: {name: text, value: text}},
  'GitHub.Repo': {attributes: {repo: text, name: text, href: link, variant: text}},
  Icon: {
    attributes: {icon: {type: 'icon', isRequired: true}, iconType: text, size: number, color: text},
    isInline: true,
  },
  Badge: {
    attributes: {color: text, shape: text, size: text, ...withIcon, stroke: flag, disabled: flag},
    isInline: true,
  },
} as const satisfies Readonly<Record<string, ComponentRule>>;

export type ComponentName = keyof typeof components;
