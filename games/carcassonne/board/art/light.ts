/** The two lights in which everything is drawn: deep space by night, an old printed star chart by day. */
export type Light = 'dark' | 'light';
