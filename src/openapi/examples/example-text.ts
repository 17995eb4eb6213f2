import {matchPattern} from '../../shared/match-pattern.js';
import {limitIn} from '../schema-limits.js';
import type {Schema} from '../schema.js';
import {textLike} from './text-like.js';

const texts = new Map(
  Object.entries({
    'date-time': '2026-01-15T09:30:00Z',
    date: '2026-01-15',
    time: '09:30:00Z',
    duration: 'P3D',
    email: 'user@example.com',
    hostname: 'example.com',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    uri: 'https://example.com',
    url: 'https://example.com',
    uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    byte: 'dGV4dA==',
    base64: 'dGV4dA==',
    binary: '<binary>',
    password: '********',
  }),
);

/** A text that fits a schema: of its format, pattern and length, as far as these are known. */
export function exampleText({format = '', limits, contentEncoding = ''}: Schema): string {
  const known = texts.get(format) ?? texts.get(contentEncoding);
  const [least, most] = [limitIn(limits, 'minLength') ?? 0, limitIn(limits, 'maxLength')];
  const size = Math.max(least, 6);
  const text = known ?? 'string'.repeat(34).slice(0, Math.min(size, Math.max(most ?? size, 0)));
  const pattern = limits.get('pattern');
  if (typeof pattern !== 'string') return text;
  if (matchPattern(pattern, text)) return text;
  return textLike(pattern, {least, most}) ?? text;
}
