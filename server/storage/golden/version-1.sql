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
CREATE TABLE copy (
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
insert into "migration" values (1, 1795320053660);
insert into "account" values ('7aa27a5d-d2ae-4f28-8680-70191c3d89df', '{"id":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60","created":1795320054078}');
insert into "account" values ('dd11b4cd-c988-416d-a2e7-b4a920f15db8', '{"id":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","name":"Altair 23","created":1795320054287}');
insert into "entry" values ('5p94xdhg6kdyrs6n', 1, '{"kind":"opened","log":1,"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","game":"duel","version":"0","secret":"914e50e95d835cfe1b1954d815ff5ce803351b35fb8c03b95d9a49423d431aeb","options":{},"chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Bob"}],"listed":true,"spectators":true,"at":1795320054080}');
insert into "entry" values ('5p94xdhg6kdyrs6n', 2, '{"kind":"contributed","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","contribution":"22491be8e335327278c51a8f61fab599d02be6ac568c905a5fc893e3138267ad","at":1795320054093}');
insert into "entry" values ('5p94xdhg6kdyrs6n', 3, '{"kind":"started","version":"0","chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Bob"}],"contributions":["22491be8e335327278c51a8f61fab599d02be6ac568c905a5fc893e3138267ad","22491be8e335327278c51a8f61fab599d02be6ac568c905a5fc893e3138267ad"],"draws":[[3,21,7,0,4,15,10,13,6,2,5,23,16,12,8,22,17,18,9,20,1,14,11,19]],"at":1795320054093}');
insert into "entry" values ('5p94xdhg6kdyrs6n', 4, '{"kind":"answered","seat":0,"choice":"1","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"seen 0","at":1795320054123}');
insert into "entry" values ('5p94xdhg6kdyrs6n', 5, '{"kind":"answered","seat":1,"choice":"3","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"seen 1","at":1795320054125}');
insert into "entry" values ('5p94xdhg6kdyrs6n', 6, '{"kind":"answered","seat":1,"choice":"5","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"seen 2","at":1795320054127}');
insert into "entry" values ('5p94xdhg6kdyrs6n', 7, '{"kind":"answered","seat":0,"choice":"-","draws":[],"at":1795320054128}');
insert into "entry" values ('5p94xdhg6kdyrs6n', 8, '{"kind":"upgraded","version":"1","shape":1,"answers":4,"word":23,"state":{"stack":[{"step":"round"},{"step":"lay","laid":[null,null]}],"deck":[1,6,2,1,2,4,3,4,2,1,2,6,5],"hands":[[3,4,5,6],[3,4,5,6]],"discard":[1,3,5],"scores":[0,5]},"asked":[[0,4],[1,4]],"dropped":0,"at":1795320054258}');
insert into "entry" values ('5p94xdhg6kdyrs6n', 9, '{"kind":"answered","seat":0,"choice":"3","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"seen 5","at":1795320054268}');
insert into "entry" values ('5p94xdhg6kdyrs6n', 10, '{"kind":"answered","seat":1,"choice":"3","draws":[1],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"seen 6","at":1795320054269}');
insert into "entry" values ('5p94xdhg6kdyrs6n', 11, '{"kind":"answered","seat":1,"choice":"4","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"seen 7","at":1795320054271}');
insert into "entry" values ('5p94xdhg6kdyrs6n', 12, '{"kind":"answered","seat":0,"choice":"5","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"seen 8","at":1795320054272}');
insert into "entry" values ('an7ftunmifuq8u92', 1, '{"kind":"opened","log":1,"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","game":"outpost","version":"1","secret":"a96685cd52d0907b7b06b6d1a1f8cec08c6a1a32afd6298f678ae833da57448a","options":{"series":true,"rounds":2},"pack":"8e97309dd6aafa719918f9a8cf6ba7b885453a5b98579ed04a0a32b8a968a045","content":"a09fd2229a33e93f8ea8d24301fc4eedcc9004cadd4b1205197b3b94f88559e0","sealed":"bf8678c5bc047dd1ec47be1c9383104c5e7e3e8bd90b9d9206ef44af1dda8b78","chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Seat 1"}],"listed":false,"spectators":true,"after":{"table":"bs6uqm85erizn6t5","record":"0d8e4efc6271bfe4e025341cbdca142b78a089bc21f89de7bfeb088af3097a03","carry":{"scene":2,"hands":[["aim","aim"],["guard","guard"]]}},"at":1795320054555}');
insert into "entry" values ('bs6uqm85erizn6t5', 1, '{"kind":"opened","log":1,"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","game":"outpost","version":"1","secret":"70b9038bf4d508fadd038be7ced724080a04a999bc8aeed109852839f6d7599f","options":{"series":true,"rounds":2},"pack":"8e97309dd6aafa719918f9a8cf6ba7b885453a5b98579ed04a0a32b8a968a045","content":"a09fd2229a33e93f8ea8d24301fc4eedcc9004cadd4b1205197b3b94f88559e0","sealed":"bf8678c5bc047dd1ec47be1c9383104c5e7e3e8bd90b9d9206ef44af1dda8b78","chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Seat 1"}],"listed":false,"spectators":true,"at":1795320054408}');
insert into "entry" values ('bs6uqm85erizn6t5', 2, '{"kind":"contributed","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","contribution":"4e4c92789683bfeb3664d04298f31b7f3f3d5e0ad0108de9e5a70053b5fb25c3","at":1795320054426}');
insert into "entry" values ('bs6uqm85erizn6t5', 3, '{"kind":"brought","seat":0,"value":["u0","u1"],"again":false,"at":1795320054466}');
insert into "entry" values ('bs6uqm85erizn6t5', 4, '{"kind":"brought","seat":1,"value":["u0","u1"],"again":false,"at":1795320054483}');
insert into "entry" values ('bs6uqm85erizn6t5', 5, '{"kind":"started","version":"1","chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Seat 1"}],"contributions":["4e4c92789683bfeb3664d04298f31b7f3f3d5e0ad0108de9e5a70053b5fb25c3","4e4c92789683bfeb3664d04298f31b7f3f3d5e0ad0108de9e5a70053b5fb25c3"],"bring":[["u0","u1"],["u0","u1"]],"draws":[[3,7,9,12,14,2,0,10,19,17,8,13,18,4,16,15,6,1,11,5]],"at":1795320054483}');
insert into "entry" values ('bs6uqm85erizn6t5', 6, '{"kind":"answered","seat":0,"choice":"place:B7","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"c0","at":1795320054497}');
insert into "entry" values ('bs6uqm85erizn6t5', 7, '{"kind":"answered","seat":0,"choice":"place:C7","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"c1","at":1795320054499}');
insert into "entry" values ('bs6uqm85erizn6t5', 8, '{"kind":"answered","seat":0,"choice":"=[\"hold\",\"hold\"]","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"c2","at":1795320054504}');
insert into "entry" values ('bs6uqm85erizn6t5', 9, '{"kind":"answered","seat":1,"choice":"place:B1","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"c3","at":1795320054509}');
insert into "entry" values ('bs6uqm85erizn6t5', 10, '{"kind":"answered","seat":1,"choice":"place:C1","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"c4","at":1795320054515}');
insert into "entry" values ('bs6uqm85erizn6t5', 11, '{"kind":"answered","seat":1,"choice":"=[\"hold\",\"hold\"]","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"c5","at":1795320054519}');
insert into "entry" values ('bs6uqm85erizn6t5', 12, '{"kind":"answered","seat":0,"choice":"move:B7>A6","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"c6","at":1795320054530}');
insert into "entry" values ('bs6uqm85erizn6t5', 13, '{"kind":"answered","seat":1,"choice":"move:B1>A1","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"c7","at":1795320054535}');
insert into "entry" values ('bs6uqm85erizn6t5', 14, '{"kind":"answered","seat":0,"choice":"move:A6>A5","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"c8","at":1795320054542}');
insert into "entry" values ('bs6uqm85erizn6t5', 15, '{"kind":"answered","seat":1,"choice":"move:A1>B1","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"c9","at":1795320054548}');
insert into "entry" values ('bs6uqm85erizn6t5', 16, '{"kind":"next","table":"an7ftunmifuq8u92","at":1795320054565}');
insert into "entry" values ('d6p3bs7y38em6d68', 1, '{"kind":"opened","log":1,"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","game":"outpost","version":"1","secret":"0981ffd59f524021d6c2e78cf94f0c196cff9a58d5ee5b47cd5bc0b2ffb8b512","options":{},"content":"30fcb76cd2cc82cc7856bfd7283f1a2a0cfde554f9e42714b0e18d230e310370","sealed":"745bab796c4b3f9521ee2705fb4d8da2ed9e462fe9cb7e33a669db0b103776ea","chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"open"}],"listed":true,"spectators":true,"at":1795320054587}');
insert into "entry" values ('d6p3bs7y38em6d68', 2, '{"kind":"contributed","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","contribution":"00eaad7e6b17e383d014c85c26b030a2c7261935189b5f7539dacba8ffa6af0e","at":1795320054594}');
insert into "entry" values ('d6p3bs7y38em6d68', 3, '{"kind":"brought","seat":0,"value":["u0","u1"],"again":false,"at":1795320054598}');
insert into "entry" values ('njeeuun32x4digaz', 1, '{"kind":"opened","log":1,"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","game":"tic-tac-toe","version":"1","secret":"6ea675f61a6f5db259279d8d69f05d54eed49ccb1f95e5e2b57e72d50c4fda32","options":{},"chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"open"}],"listed":true,"spectators":true,"clock":{"reply":10,"kind":"fischer","seconds":86400,"increment":5,"timeout":"bot"},"at":1795320054277}');
insert into "entry" values ('njeeuun32x4digaz', 2, '{"kind":"contributed","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","contribution":"09833997b46575e37a36970301dc46780aa3e747b397c4b2246d58e2bf531bf5","at":1795320054283}');
insert into "entry" values ('njeeuun32x4digaz', 3, '{"kind":"sat","seat":1,"account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","name":"Altair 23","contribution":"348904f64a7c8313248b08de76c56e198cb3e04f772fc0732a6179be87451adb","at":1795320054288}');
insert into "entry" values ('njeeuun32x4digaz', 4, '{"kind":"started","version":"1","chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"person","account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","name":"Altair 23"}],"contributions":["09833997b46575e37a36970301dc46780aa3e747b397c4b2246d58e2bf531bf5","348904f64a7c8313248b08de76c56e198cb3e04f772fc0732a6179be87451adb"],"draws":[],"at":1795320054288}');
insert into "entry" values ('njeeuun32x4digaz', 5, '{"kind":"said","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60","text":"Good luck","command":"hello","at":1795320054300}');
insert into "entry" values ('njeeuun32x4digaz', 6, '{"kind":"answered","seat":0,"choice":"a1","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"seen 0","at":1795320054303}');
insert into "entry" values ('njeeuun32x4digaz', 7, '{"kind":"answered","seat":1,"choice":"b1","draws":[],"account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","command":"seen 1","at":1795320054305}');
insert into "entry" values ('njeeuun32x4digaz', 8, '{"kind":"undone","seat":1,"count":1,"at":1795320054332,"wish":{"account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","id":"w0"}}');
insert into "entry" values ('njeeuun32x4digaz', 9, '{"kind":"proposed","seat":0,"proposed":{"what":"pause"},"at":1795320054335,"wish":{"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","id":"w0"}}');
insert into "entry" values ('njeeuun32x4digaz', 10, '{"kind":"agreed","account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","at":1795320054336}');
insert into "entry" values ('njeeuun32x4digaz', 11, '{"kind":"paused","at":1795320054336,"wish":{"account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","id":"w1"}}');
insert into "entry" values ('njeeuun32x4digaz', 12, '{"kind":"resumed","seat":1,"at":1795320054338,"wish":{"account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","id":"w2"}}');
insert into "entry" values ('njeeuun32x4digaz', 13, '{"kind":"answered","seat":1,"choice":"b1","draws":[],"account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","command":"seen 3","at":1795320054339}');
insert into "entry" values ('njeeuun32x4digaz', 14, '{"kind":"answered","seat":0,"choice":"c1","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"seen 4","at":1795320054340}');
insert into "entry" values ('njeeuun32x4digaz', 15, '{"kind":"answered","seat":1,"choice":"a2","draws":[],"account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","command":"seen 5","at":1795320054340}');
insert into "entry" values ('njeeuun32x4digaz', 16, '{"kind":"answered","seat":0,"choice":"b2","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"seen 6","at":1795320054341}');
insert into "entry" values ('njeeuun32x4digaz', 17, '{"kind":"answered","seat":1,"choice":"c2","draws":[],"account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","command":"seen 7","at":1795320054342}');
insert into "entry" values ('njeeuun32x4digaz', 18, '{"kind":"answered","seat":0,"choice":"a3","draws":[],"account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","command":"seen 8","at":1795320054358}');
insert into "entry" values ('njeeuun32x4digaz', 19, '{"kind":"rematch","table":"xj3avmkye9rfi9db","at":1795320054381}');
insert into "entry" values ('xj3avmkye9rfi9db', 1, '{"kind":"opened","log":1,"account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","game":"tic-tac-toe","version":"1","secret":"1f444cf1d415e25ae2462ee3b32ce7887741b1abd23e564869ab3d8c0cf6870c","options":{},"chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"person","account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","name":"Altair 23"}],"listed":false,"spectators":true,"clock":{"reply":10,"kind":"fischer","seconds":86400,"increment":5,"timeout":"bot"},"at":1795320054375}');
insert into "copy" values ('njeeuun32x4digaz', 19, 1, '{"version":"1","shape":1,"answers":7,"word":0,"state":{"stack":[],"cells":[1,2,1,2,1,2,1,0,0],"marks":7},"asked":[],"clock":{"left":[86419940,86414992],"running":[],"at":1795320054381}}');
insert into "copy" values ('bs6uqm85erizn6t5', 16, 1, '{"version":"1","shape":1,"answers":10,"word":19,"state":{"stack":[],"content":"a09fd2229a33e93f8ea8d24301fc4eedcc9004cadd4b1205197b3b94f88559e0","seats":2,"teams":[0,1],"round":2,"weather":"storm","figures":[{"seat":0,"unit":"u0","stance":"hold","cell":28,"revealed":false},{"seat":0,"unit":"u1","stance":"hold","cell":44,"revealed":false},{"seat":1,"unit":"u0","stance":"hold","cell":1,"revealed":false},{"seat":1,"unit":"u1","stance":"hold","cell":2,"revealed":false}],"deck":["aim","guard","guard","jam","jam","aim","aim","guard","jam","jam","guard","jam","jam","aim","jam","jam"],"discard":[],"hands":[["aim","aim"],["guard","guard"]],"scores":[0,0],"scene":1},"asked":[]}');
insert into "copy" values ('5p94xdhg6kdyrs6n', 12, 1, '{"version":"1","shape":1,"answers":8,"word":24,"state":{"stack":[{"step":"round"},{"step":"played","seat":1,"card":4,"depth":0,"cancelled":false},{"step":"played","seat":0,"card":5,"depth":1,"cancelled":false},{"step":"answer","seat":1,"card":5,"depth":2}],"deck":[1,6,2,1,2,4,3,4,2,1,2,6,5],"hands":[[4,6],[5,6]],"discard":[1,3,5,3,3],"scores":[0,5]},"asked":[[1,9]]}');
insert into "content" values ('a09fd2229a33e93f8ea8d24301fc4eedcc9004cadd4b1205197b3b94f88559e0', '{"units":[{"id":"u0","strength":1,"cost":1,"story":"Unit 0 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u1","strength":2,"cost":3,"story":"Unit 1 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u2","strength":3,"cost":5,"story":"Unit 2 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u3","strength":4,"cost":2,"story":"Unit 3 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u4","strength":1,"cost":4,"story":"Unit 4 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u5","strength":2,"cost":1,"story":"Unit 5 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "}],"deck":{"aim":6,"guard":6,"jam":8}}');
insert into "content" values ('8e97309dd6aafa719918f9a8cf6ba7b885453a5b98579ed04a0a32b8a968a045', '{"deck":{"aim":6,"guard":6,"jam":8},"sealed":{"weather":["clear","storm"]},"units":[{"cost":1,"id":"u0","story":"Unit 0 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, ","strength":1},{"cost":3,"id":"u1","story":"Unit 1 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, ","strength":2},{"cost":5,"id":"u2","story":"Unit 2 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, ","strength":3},{"cost":2,"id":"u3","story":"Unit 3 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, ","strength":4},{"cost":4,"id":"u4","story":"Unit 4 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, ","strength":1},{"cost":1,"id":"u5","story":"Unit 5 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, ","strength":2}]}');
insert into "content" values ('30fcb76cd2cc82cc7856bfd7283f1a2a0cfde554f9e42714b0e18d230e310370', '{"units":[{"id":"u0","strength":1,"cost":1,"story":"Unit 0 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u1","strength":2,"cost":3,"story":"Unit 1 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u2","strength":3,"cost":5,"story":"Unit 2 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u3","strength":4,"cost":2,"story":"Unit 3 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u4","strength":1,"cost":4,"story":"Unit 4 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u5","strength":2,"cost":1,"story":"Unit 5 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u6","strength":3,"cost":3,"story":"Unit 6 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u7","strength":4,"cost":5,"story":"Unit 7 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u8","strength":1,"cost":2,"story":"Unit 8 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u9","strength":2,"cost":4,"story":"Unit 9 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u10","strength":3,"cost":1,"story":"Unit 10 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "},{"id":"u11","strength":4,"cost":3,"story":"Unit 11 has held the line since the first winter of the outpost, has held the line since the first winter of the outpost, "}],"deck":{"aim":6,"guard":6,"jam":8}}');
insert into "card" values ('5p94xdhg6kdyrs6n', 0, 1795320054272, NULL, '{"id":"5p94xdhg6kdyrs6n","game":"duel","version":"1","status":"playing","chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Bob"}],"listed":true,"owner":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","waitingFor":[1],"fairness":{"commitment":"d0539239f483acd4c25ffe34df5569fc23139e4fba22531c74f0d9e8a0212595","contributions":["22491be8e335327278c51a8f61fab599d02be6ac568c905a5fc893e3138267ad","22491be8e335327278c51a8f61fab599d02be6ac568c905a5fc893e3138267ad"]},"opened":1795320054080,"changed":1795320054272,"since":1795320054272}');
insert into "card" values ('an7ftunmifuq8u92', 0, 1795320054555, NULL, '{"id":"an7ftunmifuq8u92","game":"outpost","version":"1","status":"waiting","chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Seat 1"}],"listed":false,"owner":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","waitingFor":[],"fairness":{"commitment":"9213b567a6ec2b496fdc5fa75480b7e0f9242ade78ab934f664a969e83b8d1eb"},"opened":1795320054555,"changed":1795320054555,"since":1795320054555}');
insert into "card" values ('bs6uqm85erizn6t5', 0, 1795320054565, NULL, '{"id":"bs6uqm85erizn6t5","game":"outpost","version":"1","status":"over","chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Seat 1"}],"listed":false,"owner":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","waitingFor":[],"next":"an7ftunmifuq8u92","fairness":{"commitment":"58952f6da71d06dc4eb962e7235553117d3730259aa07a21427f3f0199f691ad","contributions":["4e4c92789683bfeb3664d04298f31b7f3f3d5e0ad0108de9e5a70053b5fb25c3","4e4c92789683bfeb3664d04298f31b7f3f3d5e0ad0108de9e5a70053b5fb25c3"]},"opened":1795320054408,"changed":1795320054565,"since":1795320054548}');
insert into "card" values ('d6p3bs7y38em6d68', 1, 1795320054598, NULL, '{"id":"d6p3bs7y38em6d68","game":"outpost","version":"1","status":"waiting","chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"open"}],"listed":true,"owner":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","waitingFor":[],"fairness":{"commitment":"ca48002b80ddd0e92746b060dbe3a8c9c897fa1ad9c39b746c54c10070465ff6"},"opened":1795320054587,"changed":1795320054598,"since":1795320054587}');
insert into "card" values ('njeeuun32x4digaz', 0, 1795320054381, NULL, '{"id":"njeeuun32x4digaz","game":"tic-tac-toe","version":"1","status":"over","chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"person","account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","name":"Altair 23"}],"listed":true,"owner":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","waitingFor":[],"clock":{"reply":10,"kind":"fischer","seconds":86400,"increment":5,"timeout":"bot"},"rematch":"xj3avmkye9rfi9db","fairness":{"commitment":"b7f62a56a4e3468f8960afad87959169735f0ccb0b052c04ebe672516a46cf7b","contributions":["09833997b46575e37a36970301dc46780aa3e747b397c4b2246d58e2bf531bf5","348904f64a7c8313248b08de76c56e198cb3e04f772fc0732a6179be87451adb"]},"opened":1795320054277,"changed":1795320054381,"since":1795320054358}');
insert into "card" values ('xj3avmkye9rfi9db', 0, 1795320054375, NULL, '{"id":"xj3avmkye9rfi9db","game":"tic-tac-toe","version":"1","status":"waiting","chairs":[{"kind":"person","account":"7aa27a5d-d2ae-4f28-8680-70191c3d89df","name":"Altair 60"},{"kind":"person","account":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","name":"Altair 23"}],"listed":false,"owner":"dd11b4cd-c988-416d-a2e7-b4a920f15db8","waitingFor":[],"clock":{"reply":10,"kind":"fischer","seconds":86400,"increment":5,"timeout":"bot"},"fairness":{"commitment":"5b02efaa3a3bb6d52cc8f8b587201674ceb418acb29b947d730f9afe65a4b788"},"opened":1795320054375,"changed":1795320054375,"since":1795320054375}');
insert into "sitting" values ('7aa27a5d-d2ae-4f28-8680-70191c3d89df', '5p94xdhg6kdyrs6n');
insert into "sitting" values ('7aa27a5d-d2ae-4f28-8680-70191c3d89df', 'an7ftunmifuq8u92');
insert into "sitting" values ('7aa27a5d-d2ae-4f28-8680-70191c3d89df', 'bs6uqm85erizn6t5');
insert into "sitting" values ('7aa27a5d-d2ae-4f28-8680-70191c3d89df', 'd6p3bs7y38em6d68');
insert into "sitting" values ('7aa27a5d-d2ae-4f28-8680-70191c3d89df', 'njeeuun32x4digaz');
insert into "sitting" values ('dd11b4cd-c988-416d-a2e7-b4a920f15db8', 'njeeuun32x4digaz');
insert into "sitting" values ('dd11b4cd-c988-416d-a2e7-b4a920f15db8', 'xj3avmkye9rfi9db');
insert into "kept" values ('content-key', '588668537c76df913a64693ee5d0b7f65c8cde3ae562c304e8f3ce9d28705321');
insert into "kept" values ('cookie-secret', '18d227359cbd02766d985ff705a59bd53b1e0a6089ce974033b821dc4a10775b');
insert into "kept" values ('rematch-key', 'f3a3feb725e44b9fb3f304f32ce471edb89b6e534b93a00e19aff50d54d6e1b0');
