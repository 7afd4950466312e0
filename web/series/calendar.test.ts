import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarFile } from './calendar.ts';

const entry = {
  id: 'abc@table.example.org',
  at: new Date('2026-11-24T19:00:00.000Z'),
  made: new Date('2026-11-20T08:30:15.250Z'),
  title: 'Outpost',
  url: 'https://table.example.org/series/abc',
};

test('a meeting is an event in universal time (RFC 5545)', () => {
  assert.equal(
    calendarFile(entry),
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Starboard//EN',
      'BEGIN:VEVENT',
      'UID:abc@table.example.org',
      'DTSTAMP:20261120T083015Z',
      'DTSTART:20261124T190000Z',
      'DURATION:PT3H',
      'SUMMARY:Outpost',
      'URL:https://table.example.org/series/abc',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('a title is escaped (RFC 5545, 3.3.11), and long lines are folded between letters (3.1)', () => {
  const title = `Ża; b, c\\d ${'łódź '.repeat(30)}`;
  const file = calendarFile({ ...entry, title });
  const lines = file.split('\r\n');
  for (const line of lines) assert.ok(new TextEncoder().encode(line).length <= 75, line);
  const whole = file.replaceAll('\r\n ', '');
  assert.ok(whole.includes(`SUMMARY:Ża\\; b\\, c\\\\d ${'łódź '.repeat(30)}\r\n`));
});
