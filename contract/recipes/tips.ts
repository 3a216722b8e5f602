import { enums, optional, size, string, type, type Infer } from 'superstruct';

const text = size(string(), 1, 400);

/** What a tip is about. */
export const tipAbouts = ['why', 'ahead', 'store', 'freeze', 'reheat', 'rescue', 'size', 'serve'] as const;
export type TipAbout = (typeof tipAbouts)[number];

/** A tip below the recipe: keeping it, what can go wrong, what to serve with it. `template`: with marks, see recipe-template.ts. */
export const tipSchema = type({ about: enums(tipAbouts), text, template: optional(text) });
export type Tip = Infer<typeof tipSchema>;
