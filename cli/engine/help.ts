/** What `starboard engine --help` says after the options. */
export const engineHelp = `
One JSON object a line on standard input, one answer a line on standard output, in order: {"ok": …}, or
{"error": {"code", "message", "rule"?}} if the request cannot be granted, and then nothing has changed.
An "id" in the request comes back in the answer.

  {"do":"games"}                                       id, version, seats, schemas and notation of each game
  {"do":"new","game":G,"seats":N,"options":{…},"seed":"text","chance":[…]}       {"match":M}
  {"do":"arrange","game":G,"options":{…},"position":{…},"chance":[…]}            {"match":M}
                                                       both with "bring":[…] by seat where seats bring something
  {"do":"decision","match":M}                          who may choose what, or the outcome
  {"do":"play","match":M,"seat":0,"choice":"…"}        {"events":[…]}
                                                       with "value" where the decision has "input", a JSON Schema
  {"do":"sample","match":M,"seat":0}                   a legal value for such a decision
  {"do":"outcomes","match":M,"seat":0,"choice":"…"}    {"exact":true,"outcomes":[{"probability":0.25,"events":[…]},…]}:
                                                       all that may come of it, from what the seat knows
  {"do":"script","match":M,"chance":[…]}               replaces what is left of the scripted random results
  {"do":"view","match":M,"seat":0}                     what a seat, "spectator" or "referee" sees
  {"do":"content","match":M}                           the pack with which the match is played, which views name by
                                                       its hash; with "seat":"referee" what nobody sees yet, too
  {"do":"position","match":M,"seat":0}                 what arrange would take; without "seat" all of it
  {"do":"record","match":M}                            the match as text
  {"do":"load","record":"…"}                           {"match":M}
  {"do":"undo","match":M}                              back by one answer
  {"do":"bot","match":M,"bot":"greedy","ms":500}       the choice that this bot would make; a value as "=" and its JSON
  {"do":"quit"}                                        ends, as the end of input does

Where a value or what a seat brings is refused, the error has "faults" with all that is wrong: [{"rule", "place"}, …]
where it breaks rules, [{"place", "message"}, …] where it does not have the form.
`;
