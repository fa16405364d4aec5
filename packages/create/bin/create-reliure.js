#!/usr/bin/env node
import process from 'node:process';
import { runProgram } from 'reliure';

process.exitCode = await runProgram(['new', ...process.argv.slice(2)]);
