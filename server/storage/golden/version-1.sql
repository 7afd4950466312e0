CREATE TABLE migration (version integer primary key, at integer not null) strict;
CREATE TABLE account (
     id text primary key,
     value text not null
   ) strict, without rowid;
CREATE TABLE entry (
     "table" text not null,
     seq integer not null,
     value text not null,
     primary key ("table", seq)
   ) strict, without rowid;
CREATE TABLE checkpoint (
     "table" text not null,
     entry integer not null,
     passing integer not null,
     value text not null,
     primary key ("table", entry)
   ) strict;
CREATE TABLE content (
     hash text primary key,
     value text not null
   ) strict;
CREATE TABLE card (
     "table" text primary key,
     open integer not null,
     changed integer not null,
     deadline integer,
     value text not null
   ) strict, without rowid;
CREATE INDEX open_cards on card (changed desc) where open = 1;
CREATE INDEX overdue_cards on card (deadline) where deadline is not null;
CREATE TABLE sitting (
     account text not null,
     "table" text not null,
     primary key (account, "table")
   ) strict, without rowid;
CREATE TABLE kept (
     name text primary key,
     value text not null
   ) strict, without rowid;
CREATE TABLE process (
     id text primary key,
     beat integer not null,
     until integer not null
   ) strict, without rowid;
CREATE TABLE outage (
     ended integer primary key,
     began integer not null
   ) strict;
CREATE TABLE present (
     "table" text not null,
     account text not null,
     process text not null,
     name text not null,
     primary key ("table", account, process)
   ) strict, without rowid;
CREATE TABLE delivery (
     id text primary key,
     due integer not null,
     value text not null
   ) strict, without rowid;
CREATE INDEX due_deliveries on delivery (due);
insert into "migration" values (1, 1795321415298);
insert into "account" values ('c4e0a633-9b7b-4852-8471-ff4318e4bfdf', '{"id":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","name":"Polaris 96","created":1795321415598}');
insert into "account" values ('f5c890d3-a076-4f1c-9997-ae221848ef3d', '{"id":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64","created":1795321415442}');
insert into "entry" values ('3rrftcpjuzxi6ddb', 1, '{"kind":"opened","log":1,"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","game":"outpost","version":"1","secret":"565bc29e892e3487c08fcbda7c64e95adc690cd123251cb9ff403b852e665022","options":{},"content":"30fcb76cd2cc82cc7856bfd7283f1a2a0cfde554f9e42714b0e18d230e310370","sealed":"745bab796c4b3f9521ee2705fb4d8da2ed9e462fe9cb7e33a669db0b103776ea","holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"open"}],"listed":true,"spectators":true,"at":1795321415726}');
insert into "entry" values ('3rrftcpjuzxi6ddb', 2, '{"kind":"contributed","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","contribution":"9ee6c0c2329bb7c9c33e93e0bf659f9ab14a75b39dc12dc759418db8123f11d9","at":1795321415730}');
insert into "entry" values ('3rrftcpjuzxi6ddb', 3, '{"kind":"brought","seat":0,"value":["u0","u1"],"again":false,"at":1795321415734}');
insert into "entry" values ('ig7np32qu4wfbqgg', 1, '{"kind":"opened","log":1,"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","game":"outpost","version":"1","secret":"c8fc8130ee233eeab470cfab1a42ada4c89f8fdd9fe2913b913e6c3fbc605b68","options":{"series":true,"rounds":2},"pack":"8e97309dd6aafa719918f9a8cf6ba7b885453a5b98579ed04a0a32b8a968a045","content":"a09fd2229a33e93f8ea8d24301fc4eedcc9004cadd4b1205197b3b94f88559e0","sealed":"bf8678c5bc047dd1ec47be1c9383104c5e7e3e8bd90b9d9206ef44af1dda8b78","holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Seat 1"}],"listed":false,"spectators":true,"at":1795321415666}');
insert into "entry" values ('ig7np32qu4wfbqgg', 2, '{"kind":"contributed","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","contribution":"dbcee1b5c00198c8ebcff123d9fae598473943459ac326a13ddec930d7e6f3bc","at":1795321415675}');
insert into "entry" values ('ig7np32qu4wfbqgg', 3, '{"kind":"brought","seat":0,"value":["u0","u1"],"again":false,"at":1795321415681}');
insert into "entry" values ('ig7np32qu4wfbqgg', 4, '{"kind":"brought","seat":1,"value":["u0","u1"],"again":false,"at":1795321415686}');
insert into "entry" values ('ig7np32qu4wfbqgg', 5, '{"kind":"started","version":"1","holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Seat 1"}],"contributions":["dbcee1b5c00198c8ebcff123d9fae598473943459ac326a13ddec930d7e6f3bc","dbcee1b5c00198c8ebcff123d9fae598473943459ac326a13ddec930d7e6f3bc"],"bring":[["u0","u1"],["u0","u1"]],"draws":[[19,5,16,15,9,8,11,14,0,12,18,7,1,13,17,10,4,6,3,2]],"at":1795321415686}');
insert into "entry" values ('ig7np32qu4wfbqgg', 6, '{"kind":"played","seat":0,"choice":"place:B7","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"c0","at":1795321415698}');
insert into "entry" values ('ig7np32qu4wfbqgg', 7, '{"kind":"played","seat":0,"choice":"place:C7","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"c1","at":1795321415699}');
insert into "entry" values ('ig7np32qu4wfbqgg', 8, '{"kind":"played","seat":0,"choice":"=[\"hold\",\"hold\"]","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"c2","at":1795321415703}');
insert into "entry" values ('ig7np32qu4wfbqgg', 9, '{"kind":"played","seat":1,"choice":"place:B1","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"c3","at":1795321415705}');
insert into "entry" values ('ig7np32qu4wfbqgg', 10, '{"kind":"played","seat":1,"choice":"place:C1","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"c4","at":1795321415706}');
insert into "entry" values ('ig7np32qu4wfbqgg', 11, '{"kind":"played","seat":1,"choice":"=[\"hold\",\"hold\"]","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"c5","at":1795321415707}');
insert into "entry" values ('ig7np32qu4wfbqgg', 12, '{"kind":"played","seat":0,"choice":"move:B7>A6","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"c6","at":1795321415708}');
insert into "entry" values ('ig7np32qu4wfbqgg', 13, '{"kind":"played","seat":1,"choice":"move:B1>A1","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"c7","at":1795321415710}');
insert into "entry" values ('ig7np32qu4wfbqgg', 14, '{"kind":"played","seat":0,"choice":"move:A6>A5","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"c8","at":1795321415711}');
insert into "entry" values ('ig7np32qu4wfbqgg', 15, '{"kind":"played","seat":1,"choice":"move:A1>B1","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"c9","at":1795321415711}');
insert into "entry" values ('ig7np32qu4wfbqgg', 16, '{"kind":"next","table":"qxxe4bpw72tjjfxt","at":1795321415718}');
insert into "entry" values ('qxxe4bpw72tjjfxt', 1, '{"kind":"opened","log":1,"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","game":"outpost","version":"1","secret":"ce595ae933636ca215bc9a7c593313ea9c4ab58606bfe9841333b5236f8410a2","options":{"series":true,"rounds":2},"pack":"8e97309dd6aafa719918f9a8cf6ba7b885453a5b98579ed04a0a32b8a968a045","content":"a09fd2229a33e93f8ea8d24301fc4eedcc9004cadd4b1205197b3b94f88559e0","sealed":"bf8678c5bc047dd1ec47be1c9383104c5e7e3e8bd90b9d9206ef44af1dda8b78","holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Seat 1"}],"listed":false,"spectators":true,"after":{"table":"ig7np32qu4wfbqgg","record":"ea7524beb09eeca7ce68e97a49228325f1f229084027bc826acbb95c8f91dd32","carry":{"scene":2,"hands":[["aim","guard"],["aim","aim"]]}},"at":1795321415716}');
insert into "entry" values ('ujxw5uvwnbkhs6eb', 1, '{"kind":"opened","log":1,"account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","game":"tic-tac-toe","version":"1","secret":"7f3dca9ec2e03e9a9c2506c0b43966f20fd67461b3a68f2fca77c09700aca308","options":{},"holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"person","account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","name":"Polaris 96"}],"listed":false,"spectators":true,"clock":{"reaction":10,"kind":"fischer","seconds":86400,"increment":5,"timeout":"bot"},"at":1795321415633}');
insert into "entry" values ('x9w2thcbffig89dk', 1, '{"kind":"opened","log":1,"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","game":"tic-tac-toe","version":"1","secret":"1f39d211a3cd2d60d7a154a0d2a1f41222423c58102a298377d43040d2c71a88","options":{},"holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"open"}],"listed":true,"spectators":true,"clock":{"reaction":10,"kind":"fischer","seconds":86400,"increment":5,"timeout":"bot"},"at":1795321415587}');
insert into "entry" values ('x9w2thcbffig89dk', 2, '{"kind":"contributed","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","contribution":"b041954f10f653609d976ede864aa9c04dbdabcbc37a1696f33cbd36b7b183d1","at":1795321415593}');
insert into "entry" values ('x9w2thcbffig89dk', 3, '{"kind":"sat","seat":1,"account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","name":"Polaris 96","contribution":"6b376991caa3a1a086ba2e85d6a9edd23b613bfd1ccee6d45735db38435c63e3","at":1795321415599}');
insert into "entry" values ('x9w2thcbffig89dk', 4, '{"kind":"started","version":"1","holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"person","account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","name":"Polaris 96"}],"contributions":["b041954f10f653609d976ede864aa9c04dbdabcbc37a1696f33cbd36b7b183d1","6b376991caa3a1a086ba2e85d6a9edd23b613bfd1ccee6d45735db38435c63e3"],"draws":[],"at":1795321415599}');
insert into "entry" values ('x9w2thcbffig89dk', 5, '{"kind":"said","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64","text":"Good luck","command":"hello","at":1795321415609}');
insert into "entry" values ('x9w2thcbffig89dk', 6, '{"kind":"played","seat":0,"choice":"a1","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"seen 0","at":1795321415611}');
insert into "entry" values ('x9w2thcbffig89dk', 7, '{"kind":"played","seat":1,"choice":"b1","draws":[],"account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","command":"seen 1","at":1795321415613}');
insert into "entry" values ('x9w2thcbffig89dk', 8, '{"kind":"undone","seat":1,"count":1,"at":1795321415615,"request":{"account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","id":"w0"}}');
insert into "entry" values ('x9w2thcbffig89dk', 9, '{"kind":"proposed","seat":0,"proposed":{"what":"pause"},"at":1795321415617,"request":{"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","id":"w0"}}');
insert into "entry" values ('x9w2thcbffig89dk', 10, '{"kind":"agreed","account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","at":1795321415618}');
insert into "entry" values ('x9w2thcbffig89dk', 11, '{"kind":"paused","at":1795321415618,"request":{"account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","id":"w1"}}');
insert into "entry" values ('x9w2thcbffig89dk', 12, '{"kind":"resumed","seat":1,"at":1795321415619,"request":{"account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","id":"w2"}}');
insert into "entry" values ('x9w2thcbffig89dk', 13, '{"kind":"played","seat":1,"choice":"b1","draws":[],"account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","command":"seen 3","at":1795321415620}');
insert into "entry" values ('x9w2thcbffig89dk', 14, '{"kind":"played","seat":0,"choice":"c1","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"seen 4","at":1795321415621}');
insert into "entry" values ('x9w2thcbffig89dk', 15, '{"kind":"played","seat":1,"choice":"a2","draws":[],"account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","command":"seen 5","at":1795321415622}');
insert into "entry" values ('x9w2thcbffig89dk', 16, '{"kind":"played","seat":0,"choice":"b2","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"seen 6","at":1795321415624}');
insert into "entry" values ('x9w2thcbffig89dk', 17, '{"kind":"played","seat":1,"choice":"c2","draws":[],"account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","command":"seen 7","at":1795321415625}');
insert into "entry" values ('x9w2thcbffig89dk', 18, '{"kind":"played","seat":0,"choice":"a3","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"seen 8","at":1795321415626}');
insert into "entry" values ('x9w2thcbffig89dk', 19, '{"kind":"rematch","table":"ujxw5uvwnbkhs6eb","at":1795321415634}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 1, '{"kind":"opened","log":1,"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","game":"duel","version":"0","secret":"a437b002534f2353cfb9c35245bfe096d6d2027e42c4f004987d619b312532f0","options":{},"holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Bob"}],"listed":true,"spectators":true,"at":1795321415444}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 2, '{"kind":"contributed","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","contribution":"4512d388b3e4a21099d06674d794774b2e8925298cbd362641ab6833960736a6","at":1795321415460}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 3, '{"kind":"started","version":"0","holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Bob"}],"contributions":["4512d388b3e4a21099d06674d794774b2e8925298cbd362641ab6833960736a6","4512d388b3e4a21099d06674d794774b2e8925298cbd362641ab6833960736a6"],"draws":[[5,19,21,10,20,15,3,4,0,8,1,6,11,17,18,16,2,9,7,13,23,14,22,12]],"at":1795321415460}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 4, '{"kind":"played","seat":0,"choice":"4","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"seen 0","at":1795321415496}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 5, '{"kind":"played","seat":1,"choice":"1","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"seen 1","at":1795321415499}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 6, '{"kind":"played","seat":0,"choice":"4","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"seen 2","at":1795321415501}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 7, '{"kind":"played","seat":1,"choice":"-","draws":[],"at":1795321415503}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 8, '{"kind":"upgraded","version":"1","shape":1,"moves":4,"word":23,"state":{"stack":[{"step":"round"},{"step":"lay","laid":[null,null]}],"deck":[2,5,6,3,6,4,1,2,1,3,1,2,3],"hands":[[5,5,6,6],[2,3,4,5]],"discard":[4,1,4],"scores":[4,0]},"asked":[[0,4],[1,4]],"dropped":0,"at":1795321415573}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 9, '{"kind":"played","seat":0,"choice":"5","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"seen 5","at":1795321415576}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 10, '{"kind":"played","seat":1,"choice":"2","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"seen 6","at":1795321415577}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 11, '{"kind":"played","seat":0,"choice":"5","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"seen 7","at":1795321415578}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 12, '{"kind":"played","seat":1,"choice":"-","draws":[],"at":1795321415579}');
insert into "entry" values ('yecsw8c5dhjr4b4x', 13, '{"kind":"played","seat":0,"choice":"2","draws":[],"account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","command":"seen 9","at":1795321415580}');
insert into "checkpoint" values ('x9w2thcbffig89dk', 19, 1, '{"version":"1","shape":1,"moves":7,"word":0,"state":{"stack":[],"cells":[1,2,1,2,1,2,1,0,0],"marks":7},"asked":[],"clock":{"left":[86419982,86414992],"running":[],"at":1795321415634}}');
insert into "checkpoint" values ('ig7np32qu4wfbqgg', 16, 1, '{"version":"1","shape":1,"moves":10,"word":19,"state":{"stack":[],"content":"a09fd2229a33e93f8ea8d24301fc4eedcc9004cadd4b1205197b3b94f88559e0","seats":2,"teams":[0,1],"round":2,"weather":"storm","figures":[{"seat":0,"unit":"u0","stance":"hold","cell":28,"revealed":false},{"seat":0,"unit":"u1","stance":"hold","cell":44,"revealed":false},{"seat":1,"unit":"u0","stance":"hold","cell":1,"revealed":false},{"seat":1,"unit":"u1","stance":"hold","cell":2,"revealed":false}],"deck":["jam","aim","jam","jam","guard","guard","guard","jam","aim","jam","jam","guard","aim","jam","jam","guard"],"discard":[],"hands":[["aim","guard"],["aim","aim"]],"scores":[0,0],"scene":1},"asked":[]}');
insert into "checkpoint" values ('yecsw8c5dhjr4b4x', 13, 1, '{"version":"1","shape":1,"moves":9,"word":23,"state":{"stack":[{"step":"round"},{"step":"lay","laid":[2,null]}],"deck":[2,5,6,3,6,4,1,2,1,3],"hands":[[3,6,6],[1,3,4,5]],"discard":[4,1,4,5,2,5],"scores":[9,0]},"asked":[[1,9]]}');
insert into "content" values ('a09fd2229a33e93f8ea8d24301fc4eedcc9004cadd4b1205197b3b94f88559e0', '{"units":[{"id":"u0","strength":1,"cost":1,"story":"Unit 0 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u1","strength":2,"cost":3,"story":"Unit 1 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u2","strength":3,"cost":5,"story":"Unit 2 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u3","strength":4,"cost":2,"story":"Unit 3 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u4","strength":1,"cost":4,"story":"Unit 4 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u5","strength":2,"cost":1,"story":"Unit 5 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "}],"deck":{"aim":6,"guard":6,"jam":8}}');
insert into "content" values ('8e97309dd6aafa719918f9a8cf6ba7b885453a5b98579ed04a0a32b8a968a045', '{"deck":{"aim":6,"guard":6,"jam":8},"sealed":{"weather":["clear","storm"]},"units":[{"cost":1,"id":"u0","story":"Unit 0 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, ","strength":1},{"cost":3,"id":"u1","story":"Unit 1 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, ","strength":2},{"cost":5,"id":"u2","story":"Unit 2 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, ","strength":3},{"cost":2,"id":"u3","story":"Unit 3 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, ","strength":4},{"cost":4,"id":"u4","story":"Unit 4 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, ","strength":1},{"cost":1,"id":"u5","story":"Unit 5 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, ","strength":2}]}');
insert into "content" values ('30fcb76cd2cc82cc7856bfd7283f1a2a0cfde554f9e42714b0e18d230e310370', '{"units":[{"id":"u0","strength":1,"cost":1,"story":"Unit 0 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u1","strength":2,"cost":3,"story":"Unit 1 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u2","strength":3,"cost":5,"story":"Unit 2 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u3","strength":4,"cost":2,"story":"Unit 3 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u4","strength":1,"cost":4,"story":"Unit 4 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u5","strength":2,"cost":1,"story":"Unit 5 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u6","strength":3,"cost":3,"story":"Unit 6 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u7","strength":4,"cost":5,"story":"Unit 7 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u8","strength":1,"cost":2,"story":"Unit 8 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u9","strength":2,"cost":4,"story":"Unit 9 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u10","strength":3,"cost":1,"story":"Unit 10 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u11","strength":4,"cost":3,"story":"Unit 11 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "}],"deck":{"aim":6,"guard":6,"jam":8}}');
insert into "card" values ('3rrftcpjuzxi6ddb', 1, 1795321415734, NULL, '{"id":"3rrftcpjuzxi6ddb","game":"outpost","version":"1","status":"waiting","holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"open"}],"listed":true,"owner":"f5c890d3-a076-4f1c-9997-ae221848ef3d","waitingFor":[],"fairness":{"commitment":"784085db4239d861c4c686069eb154ff94a5a536f0ff6fe51c740e902ac3ee15"},"opened":1795321415726,"changed":1795321415734,"since":1795321415726}');
insert into "card" values ('ig7np32qu4wfbqgg', 0, 1795321415718, NULL, '{"id":"ig7np32qu4wfbqgg","game":"outpost","version":"1","status":"over","holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Seat 1"}],"listed":false,"owner":"f5c890d3-a076-4f1c-9997-ae221848ef3d","waitingFor":[],"next":"qxxe4bpw72tjjfxt","fairness":{"commitment":"dc431bcce4f1a2edb55dcc9ee962012de265b2c6dedc936dd192ae7f223d3dee","contributions":["dbcee1b5c00198c8ebcff123d9fae598473943459ac326a13ddec930d7e6f3bc","dbcee1b5c00198c8ebcff123d9fae598473943459ac326a13ddec930d7e6f3bc"]},"opened":1795321415666,"changed":1795321415718,"since":1795321415711}');
insert into "card" values ('qxxe4bpw72tjjfxt', 0, 1795321415716, NULL, '{"id":"qxxe4bpw72tjjfxt","game":"outpost","version":"1","status":"waiting","holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Seat 1"}],"listed":false,"owner":"f5c890d3-a076-4f1c-9997-ae221848ef3d","waitingFor":[],"fairness":{"commitment":"b982d13879d85e4b76cbe14dcfc2f458d970b046ab18102d34f6fde433c1674c"},"opened":1795321415716,"changed":1795321415716,"since":1795321415716}');
insert into "card" values ('ujxw5uvwnbkhs6eb', 0, 1795321415633, NULL, '{"id":"ujxw5uvwnbkhs6eb","game":"tic-tac-toe","version":"1","status":"waiting","holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"person","account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","name":"Polaris 96"}],"listed":false,"owner":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","waitingFor":[],"clock":{"reaction":10,"kind":"fischer","seconds":86400,"increment":5,"timeout":"bot"},"fairness":{"commitment":"84205d613d4eb225af4bf65815a0b510091f2bb77e75134c33e2c2dc0e348f18"},"opened":1795321415633,"changed":1795321415633,"since":1795321415633}');
insert into "card" values ('x9w2thcbffig89dk', 0, 1795321415634, NULL, '{"id":"x9w2thcbffig89dk","game":"tic-tac-toe","version":"1","status":"over","holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"person","account":"c4e0a633-9b7b-4852-8471-ff4318e4bfdf","name":"Polaris 96"}],"listed":true,"owner":"f5c890d3-a076-4f1c-9997-ae221848ef3d","waitingFor":[],"clock":{"reaction":10,"kind":"fischer","seconds":86400,"increment":5,"timeout":"bot"},"rematch":"ujxw5uvwnbkhs6eb","fairness":{"commitment":"dee9b2ad6267f11f27378b09ec88085ad08fffef7ee972b821ecf6ac59035f1c","contributions":["b041954f10f653609d976ede864aa9c04dbdabcbc37a1696f33cbd36b7b183d1","6b376991caa3a1a086ba2e85d6a9edd23b613bfd1ccee6d45735db38435c63e3"]},"opened":1795321415587,"changed":1795321415634,"since":1795321415626}');
insert into "card" values ('yecsw8c5dhjr4b4x', 0, 1795321415580, NULL, '{"id":"yecsw8c5dhjr4b4x","game":"duel","version":"1","status":"playing","holders":[{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Polaris 64"},{"kind":"person","account":"f5c890d3-a076-4f1c-9997-ae221848ef3d","name":"Bob"}],"listed":true,"owner":"f5c890d3-a076-4f1c-9997-ae221848ef3d","waitingFor":[1],"fairness":{"commitment":"2075cbf5c4a2a8830638c053b8c1a76ce8cc469957bd71e5eace526edeee0985","contributions":["4512d388b3e4a21099d06674d794774b2e8925298cbd362641ab6833960736a6","4512d388b3e4a21099d06674d794774b2e8925298cbd362641ab6833960736a6"]},"opened":1795321415444,"changed":1795321415580,"since":1795321415580}');
insert into "sitting" values ('c4e0a633-9b7b-4852-8471-ff4318e4bfdf', 'ujxw5uvwnbkhs6eb');
insert into "sitting" values ('c4e0a633-9b7b-4852-8471-ff4318e4bfdf', 'x9w2thcbffig89dk');
insert into "sitting" values ('f5c890d3-a076-4f1c-9997-ae221848ef3d', '3rrftcpjuzxi6ddb');
insert into "sitting" values ('f5c890d3-a076-4f1c-9997-ae221848ef3d', 'ig7np32qu4wfbqgg');
insert into "sitting" values ('f5c890d3-a076-4f1c-9997-ae221848ef3d', 'qxxe4bpw72tjjfxt');
insert into "sitting" values ('f5c890d3-a076-4f1c-9997-ae221848ef3d', 'x9w2thcbffig89dk');
insert into "sitting" values ('f5c890d3-a076-4f1c-9997-ae221848ef3d', 'yecsw8c5dhjr4b4x');
insert into "kept" values ('content-key', '0b7452724b880aee6f33579a030933666da1b8c5c88362555eb6c245d1512506');
insert into "kept" values ('cookie-secret', 'a142995d5f11ae2ee1bff92949c46cb9631eeb41727714dfebdfca8d3f427269');
insert into "kept" values ('rematch-key', '8d3497ce2ef0f8bbe21981c4b30496528d117055671bb4d69a3f6505757b6c25');
