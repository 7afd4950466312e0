/**
 * Loaded into the attacked server before its own program. Each SIGUSR2 sets the clock of the process an hour ahead, as if
 * the machine had slept, or somebody had set it.
 */
const trueNow = Date.now;
let ahead = 0;
Date.now = () => trueNow() + ahead;
process.on('SIGUSR2', () => {
  ahead += 3_600_000;
});
