import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entry } from '../../common/at.ts';
import { game } from '../game.ts';
import { formatUnit } from '../rules/notation.ts';
import { setOut } from '../testing/table.ts';
import { legalOf, turnWays } from './legal.ts';
