/**
 * What is answered to a typed question where the plot has no line of its own: `reply topic=T` by anybody who is there (`{p}`), `replyf` by
 * the opponent, `room` by nobody. `{w}` is who is asked about, `{about}` the thing, `{prop}` what stands in the scene.
 */
export const typedAnswers = `
@ * reply topic=foe
"{foe} sleeps badly," said {p}. "I've seen the light. People who are sure of themselves don't walk about at three in the morning"
"I met {foe} once, and lost an argument in under a minute," said {p}. "Watch what {foe.he} does when nobody contradicts {foe.him}. That's when it gets dangerous"
"Don't make {foe} bigger than {foe.he} is," said {p}, and laid a hand on {prop}. "There's one thing {foe.he} couldn't bear to have known. Find out what, and you needn't fight at all"
{p} thought before answering. "{foe} keeps to what {foe.he} has promised. It's the promises you have to look at, not the face"
"What do I know of {foe}? What {hands} let slip," said {p}. "They're afraid of disappointing {foe.him}. It isn't the same as being afraid"
"Ask me what {foe} wants, and I can't tell you," said {p}. "Ask me what {foe.he} has lost, and half the people here could"
@ * reply topic=foe genre=crime,tech
"Nobody gets near {foe} without an appointment," said {p}. "But everybody has to go home in the evening. So does {foe}"
"{foe} signs everything personally," said {p}. "That's vanity, and it leaves a trail. I'd follow the signatures"
@ * reply topic=foe genre=wonder,frontier
"My mother knew {foe} as a child," said {p}. "The last one to be picked for any game. You'd be surprised how far that can carry a person"
"Tall talk travels ahead of {foe}," said {p}. "I've stood beside {foe.him}. {foe.name} has the hands of somebody who worries"
@ * reply topic=foe genre=dark
"I don't say {foe's} name after dark," said {p}. "Call it a habit. Ask me what {foe.he} is listening for, and I'd have to say that I don't know"
@ * reply topic=foe genre=heart
"{foe} isn't wicked," said {p}. "{foe.name} was left waiting once, and has seen to it ever since that others wait"
@ * reply topic=hands
"{hands}? They're paid by the week, and they've not been paid," said {p}. "I'd talk to them one at a time. Together they only do what the loudest does"
"Count {hands} and you get a big number," said {p}. "Count the ones who'd stay if {foe} fell over, and you'd need one hand"
"I know two of {hands} from before," said {p}. "Decent enough, the both of them. They look at the ground now when I come by"
"They change over when it gets dark," said {p}, "and for a few minutes each of {hands} thinks that the others are watching. That's your gap, if you need one"
"{hands} do as they're told," said {p}, "and they've been told about you. Not your name. Only how you walk"
@ * reply topic=hands genre=tech,crime
"{hands} write everything down, and nobody reads it," said {p}. "You could walk past with a good excuse. I wouldn't try it with a bad one"
@ * reply topic=hands genre=frontier,wonder
"Most of {hands} would sooner be at home for the harvest," said {p}. "Remember that, when one of them stands in front of you with his hand on his belt"
@ * reply topic=place
"It wasn't built for what it's used for now," said {p}, and knocked on {prop}. "You notice it if you listen. There's a hollow sound where there ought to be none"
"You get used to this place," said {p}. "That's the worst I can say of it. I'd been here a year before I asked who had paid for it all"
"There's nothing here that's only what it looks like," said {p}. "Begin with {prop}. Then look at what stands too near the wall"
"It was quieter here once," said {p}. "{foe} liked it, and since then everybody lowers their voice. I don't think {foe.he} ever asked us to"
"I could find my way about here blind," said {p}. "You couldn't. Stay by me, and don't lean on {prop}"
@ * reply topic=place genre=tech
"Half of the signs here are older than the walls that they hang on," said {p}. "Go by the noise of the pumps. They've never lied to me"
@ * reply topic=place genre=dark
"I don't count the rooms any more," said {p}. "I used to. I'd get one number in the morning, and one at night"
@ * reply topic=token
{p} turned {token} over once, and gave it back quickly. "I've seen it in other hands," said {p}. "They weren't as careful with it. Don't show it to {hands}"
"{token}? You carry that about openly?" {p.name} pulled {his} sleeve down over it. "{foe} would know it across a crowded room. I'd let {foe.him} see it once, and at the right moment"
"It's worth nothing at all," said {p}, looking at {token}. "That's how you can tell. Nobody keeps a worthless thing so long unless it proves a point"
"I'd ask who wanted to be rid of {token}, before I asked who wanted it," said {p}
@ * reply topic=past
"It didn't begin with you," said {p}. "It began when {foe} was refused, and everybody took it for the end. I was one of those who laughed. I've had time to be sorry"
"Ask three people here and you'll hear three stories," said {p}. "In each of them the teller wasn't there. I was. I looked the other way, and that's all that I can tell you for certain"
"The old ones know," said {p}, more quietly. "They stop when one comes in. But they don't stop quickly enough, and I've put it together. It was about a promise, and it was we who broke it"
"Before {foe} there was another, and that one was no better," said {p}. "People forget it. They say 'before', as though it were a country"
@ * reply topic=past genre=crime
"There's a file on it," said {p}. "Thin, for what it's about. Whoever thinned it did it in a hurry, and left the paper clips in"
@ * reply topic=past genre=tech,dark
"I've read the record of that night," said {p}. "It skips eleven minutes. Nobody I asked could tell me where they'd been for those eleven"
@ * reply topic=goal
"So that's what you're after," said {p}, after a look that was longer than polite. "You'll not get it by being stronger. You'd have to find whoever has grown tired of keeping it from you"
"There's a way to it," said {p}. "Not from the front. Everybody who tried it from the front is sitting somewhere and telling how near they came"
"I'd help you to it if I knew how," said {p}. "What I do know is that {foe} means to be quicker. I'd go and see what {hands} are carrying, these days"
@ * reply topic=goal thing
"I've heard {thing} spoken of twice this month," said {p}, "and both times the talk stopped when {hands} came by. So they've been told to listen for it"
"You want {thing}, and {foe} wants you not to," said {p}. "I'd begin with the second half of that. Why should {foe.he} mind?"
@ * reply topic=self
"Me?" {p.name} looked round, in case another had been meant. "I do my work and keep my head down. I had a sister who didn't, and I've her chair at my table still. That's all there is to know"
"I'm the one who stayed," said {p}. "It takes no courage. You just don't go, one day after another, and then they call you reliable"
"I want to sit by {prop} and not be asked to choose," said {p}. "You've rather spoilt that for me, by coming"
"I had another trade once," said {p}, and hid both hands. "I was good at it, too. Then {foe} needed people who'd do as they were told. I was very good at that"
"You needn't know my whole life," said {p}, not unkindly. "I'm on nobody's list, I owe for two months, and I haven't lied to you yet"
"There isn't much to tell," said {p}. "I get up, I do what's put in front of me, and at night I go over what I ought to have said. I've a good many speeches by now"
"I'm who you'd be if you had stayed," said {p}. "It isn't as bad as it looks. One gets to know which of the stairs creak"
"I came here for a week," said {p}, "to help out. That's the whole story. Most people's is no longer, if you leave out what they meant to do"
@ * reply topic=self genre=heart
"I'm the one who remembers all the birthdays," said {p}. "Nobody's remembered mine. You may laugh, but that's the long and short of me"
@ * reply topic=self genre=tech,crime
"My name's on two papers," said {p}, "and they don't agree. I'd rather you didn't ask which of them is the forgery"
@ * reply topic=name
"{p.full}," said {p.he}. "You're the first to ask it before asking for a favour"
"They call me {p.full}," came the answer. "What my mother called me is my own business"
"It's {p.full}. Say it properly and I'll come when I'm called," said {p.he}
@ * reply topic=danger
"I'd be afraid of the evening," said {p}. "By day {hands} have to look as though it were all in order. Whatever they've been told to do, they'll do it when the light goes"
"You've been noticed," said {p}. "That's the danger. Not the ones who stare at you. The one by {prop}, a while ago, who took care not to"
"If it goes wrong it'll go wrong fast," said {p}. "So don't stand where there's only one way out. You're standing in such a place now"
"What will happen? {foe} will offer you what you want," said {p}. "That's how it starts. I've not seen anybody refuse it yet"
"I can feel it in my teeth," said {p}. "It's been too quiet since you came. {hands} are never this quiet unless they've orders"
"Nothing's happened yet," said {p}. "I'd feel better if it had. {foe} always gives one warning, and I think that we've had it and didn't notice"
"It's not you I'm afraid for," said {p}. "You can go away again. They'll look round for whoever talked to you, and they'll see me standing by {prop}"
@ * reply topic=danger genre=dark
"Listen," said {p}, with one hand raised, and they both stopped breathing. "There. It's stopped because we have. I should be gone before it gets used to you"
@ * reply topic=danger genre=tech
"The margins are smaller than they tell us," said {p}. "I've done the sum. One more thing goes wrong, and we're all of us depending on {foe's} good temper"
@ * reply topic=people
"They're neither for you nor against you," said {p}. "They've children, and they've debts. If you want them at your side you'll have to show them that it can be won. Once, and where they all see it"
"Half the people here owe {foe} a favour," said {p}, "and the other half owe the first half. Look for whoever owes nobody. There's one, and they say she's mad"
"You'd like them, on a better day," said {p}. "They share what they have. What they don't share is what they've seen"
"There are fewer of us than there were," said {p}. "Nobody's died of it. They go, and they write once, and it's a short letter"
@ * reply topic=way
"Not the way that everybody would take," said {p}, and pointed past {prop} with a thumb. "Where it smells of damp you go left. It's longer, and nobody's ever been stopped there"
"It goes further than it looks," said {p}. "I've been down it as far as the second turn. Then I met two of {hands}, and I remembered that I had left a kettle on"
"There's a way in and a way out, and they aren't the same," said {p}. "In is easy. For out you'd want to know who has the keys tonight"
"That leads to where {foe} doesn't like people to be," said {p}. "I can tell you how to find it. I can't tell you how to come back with your hat on"
@ * reply topic=way genre=tech
"There's a service way, and it isn't on the plan," said {p}. "You go in on your elbows. Count the joints, and at the ninth you hold your breath"
@ * reply topic=way genre=frontier,wonder
"Follow what the animals use," said {p}. "They've been getting past {foe} for years, and nobody's ever asked them for a toll"
@ * reply topic=sender
"Sent me? Nobody," said {p}. "They'd only have had to ask, mind you. {hands} came by twice, and both times I was out"
{p} took some time over that. "I was told to keep an eye on you," said {p}. "I wasn't told what for, and I haven't reported yet. You may draw your own conclusions"
"You think that I'm {foe's}," said {p}. "I was, for a year. I left by the window. Nobody sends me anywhere now"
@ * reply topic=ally
"{ally.name}? I'd take {ally.him} over ten others," said {p}. "But don't ask {ally.him} to lie. It comes out in blotches"
"{ally.name} hasn't told you everything," said {p}. "That's no reproach. Ask again when you're both tired"
"I knew {ally} when {ally.he} still laughed at nothing," said {p}. "Bring {ally.him} through this in one piece, if it's all the same to you"
@ * reply topic=person
"{w.name}? We've not spoken much," said {p}. "But I never knew {w.him} to say a thing and then not do it. It's got {w.him} into trouble before now"
"I saw {w} not long ago," said {p}, "walking fast, and not towards home. I said good day. {w.name} said nothing, and that's not usual"
"{w} knows more than {w.he} lets on," said {p}. "You have to wait. If you ask straight out you get the weather"
"What should I say of {w}? We've all of us done things for {foe} that we'd rather not have done," said {p}. "It's just that {w.name} can't sleep for it"
@ * reply topic=trust
"Trust {w.name}?" {p.name} weighed it. "With money, no. With a child, yes. You'll have to decide which of the two this is"
"I'd trust {w} to do what {w.he} thinks is right," said {p}. "That's the trouble. I've known it go against me"
"{w.name} has kept one secret of mine for years," said {p}, "and told another within the hour. I've never found out what made the difference"
@ * reply topic=trusted
"As far as {prop}, and back," said {p}. "It's further than I'd have gone this morning. Ask me again tomorrow"
"You ask that as though one decided it," said {p}. "I noticed a while ago that I'd stopped watching your hands. So I suppose it's yes"
"I don't know yet," said {p}. "I've told you nothing that would cost me much. You might have noticed. When I do, you'll know the answer"
@ * reply topic=grudge
"{foe} has nothing against you," said {p}. "It's what you've come to do. If you did it, everybody would see that it could have been done all along"
"You remind {foe.him} of a person who was sent away," said {p}. "It's in how you stand. {foe} can't look at you for long, haven't you noticed?"
"I asked {foe} that," said {p}. "{foe.name} said that you don't matter at all. Twice, and rather loudly"
"One can't forgive whoever asks the right question," said {p}. "You did, and {foe} had no answer to it. I don't think that there's more to it than that"
@ * reply topic=odds
"I'd not put money on us," said {p}. "But {foe} turns round a good deal since you came, and {foe.he} never used to"
"If we do it today, perhaps," said {p}. "By tomorrow {hands} will have been told what to do about us"
"I've stopped asking myself that," said {p}. "I look at what has to be done next, and when that's done I look at the next. It's got me as far as {prop}"
"No," said {p}, and then laughed. "You should see your face. I don't know, and whoever says that they know wants to sell you a way out"
@ * reply topic=advice
"I'd begin with the smallest thing," said {p}. "The one that {foe} won't think worth stopping. By the time it's noticed you'll have done three of them"
"Say it straight out," said {p}, "and say it where other people can hear you. {foe} is only strong in a room with the door shut"
"Wait until {hands} are tired, and then be quick," said {p}. "I'm no good at being quick. I'll see to the waiting"
"In your place I'd find out who else wants it," said {p}. "You can't be the only one. Then at least you'd not have to do it alone"
@ * reply topic=count
"More than you'd like," said {p}. "I counted twice, by {prop}, and it didn't get better the second time"
"It's made out to be more than it is," said {p}. "Whoever tells you of such a thing adds a third, so as to have been brave"
{p} measured it off against {prop}, and shook {p.his} head. "I used to know. Then {foe} had it all counted over, and since then there are two numbers, and one is for us"
"As many as you can hold out for," said {p}. "That's no answer, I know. It's what {hands} told me when I asked"
@ * reply topic=alibi
"Here," said {p}, "beside {prop}, the whole time. And there's nobody who saw me, so you'll have to decide what my word is worth"
"With a friend," said {p}, and looked down. "I'll not say which. {hands} would make trouble for both of us"
"You want to know whether I was there," said {p}. "I was. I stood at the back, and did nothing, and I've been telling people ever since that I was at home"
@ * reply topic=now
"They've all been told something," said {p}, "and each a different thing. So now nobody dares to talk to anybody. You'd think that {foe} had planned it"
"What's going on? {hands} have been in and out since it got light," said {p}, "with their hands full, and then with their hands empty. Nobody's asked where it goes"
"It's you," said {p}. "You come in here and ask questions. They've been waiting a long time for a person who does, and now they don't know where to look"
@ * reply topic=noise
"You heard it as well?" said {p}. "I'd hoped it was only me. It comes from behind {prop}, and it's always twice"
"That's nothing," said {p}, much too fast, and moved so as to have {prop} at {p.his} back
"It's the place settling," said {p}. "That's what I say to the others. Between ourselves, it's never settled in the same direction for three nights running"
@ * reply topic=culprit
"Who had most to lose by it?" said {p}. "Not who gained. That's where everybody looks. {foe} didn't gain by it at all, and was in such a hurry to have it forgotten"
"I've my own idea," said {p}, "and I'd sooner swallow it than say it aloud near {prop}. Ask who was given a better place to sit, the week after"
"All of us, a bit," said {p}. "One did it, and one held the lamp, and I knew, and went to bed. You can have my name first, if you're making a list"
@ * reply topic=where
"{about}? Not where you'd look," said {p}. "Where you looked an hour ago, and were satisfied. That's when {hands} moved everything"
"I last heard of {about} from a person who was lying," said {p}. "So you may cross off everything beyond {prop}. That's where I was sent"
"If I had to keep hold of {about} I'd do it where {foe} eats," said {p}. "Nobody dares to look under that table"
@ * reply topic=inside
"In there? I've never been shown," said {p}. "I carried it once, and it was lighter than it ought to have been, and {hands} walked on both sides of me"
"What they say is in it, and one thing more," said {p}. "I don't know what. I only know that {foe} sent for it, and then wouldn't go near"
"Try it, if you're curious," said {p}. "I'd smell it first. I'd do that with everything here"
@ * reply topic=when
"Before you're ready," said {p}. "I've never known it otherwise. {foe} sits there and waits until people have just put something down"
"When the light goes," said {p}, with a look past {prop}. "They could do it by day, but they don't care to see who's watching"
"Soon, or it would have been put off again," said {p}. "I can tell by {hands}. They've stopped sitting down"
@ * reply topic=fear
"Because I know what I'd be ready to give up, if {hands} asked me nicely," said {p}. "I'd rather not have found that out"
"Does it show?" {p.name} tried to stand up straighter. "It isn't {foe}. It's that I've begun to hope again, and I'd forgotten how much that costs"
"I was told that you'd come," said {p}. "And I was told what I'd have to say to you. Now I'm standing here by {prop}, and I can't bring it out"
@ * reply topic=aid
"With what?" asked {p}, and looked at {his} hands, as if it must be something heavy. "No, don't tell me yet. Say when, and I'll be by {prop}"
"I can look the other way," said {p}. "I'm told that I'm good at it. For more than that I'd have to know what {foe} would do to me"
"I'd made up my mind to say no," said {p}. "I had it all ready. Now you've asked, and it's gone clean out of my head"
"Somebody ought to," said {p}. "I've been saying so for so long that I suppose it had better be me"
@ * reply topic=knowing
"I knew that there was a thing one didn't ask about," said {p}. "I never went to the edge of it to look down. I'm not proud of that"
"More people know than you'd think," said {p}, "and each of them thinks that they're the only one. {foe} has been living on that for years"
"I was told," said {p}, "in this very spot, by a person who's not here any more. I said that I didn't believe it. I did, though"
@ * reply topic=exists
"Not any more," said {p}. "Not since {foe}. You'd have to go a long way for that, and {hands} would want to know why"
"There was talk of it," said {p}. "Whoever had one kept quiet, and whoever kept quiet is gone. Look behind {prop}, if you must look"
"You might find what you're after," said {p}. "You won't like the state it's in. {hands} have been at everything"
@ * reply topic=yesno
"Would it help you if I said yes?" asked {p}. "I'd like to. But I'd have to take it back by tomorrow"
"Not since {foe} came," said {p}. "Before that I'd have said yes, and thought nothing of it"
"Yes," said {p}, and then had to sit down by {prop}, for it was the first time it had been said aloud
"No," said {p}. "And I'd say so in front of {hands}, too, only a good deal more quietly"
"It depends on who'd like to know," said {p}. "To {hands} I'd say no, and to you I'd say that I wish it were otherwise"
@ * reply topic=who
"I could name you three," said {p}, "and two of them would have to be sorry for it. So I'll name none. Look who gets up when you come in"
"Whoever it was had good shoes," said {p}. "I only saw the shoes. I was on the floor beside {prop} at the time"
"There's one who could tell you," said {p}. "{hands} know it as well. I'd hurry"
@ * reply topic=what
"If I told you what, you'd ask me how I know," said {p}. "Then we'd both be in it. Let it be a guess, and let it be yours"
"Nothing that I'd want to be seen with," said {p}, and moved in front of {prop}
"I've been told four different things," said {p}, "and the one who told me the fifth was the only one who lowered her voice. I'd begin with the fifth"
"Just what you see," said {p}. "I know that you were hoping for more. So was I, when I first came"
@ * reply topic=how
"Slowly," said {p}, "and mostly by night. It's not hard, once you've stopped minding what people think of you"
"The same as everybody," said {p}. "On foot, and afraid, and with the wrong coat on"
"I've never done it twice in the same way," said {p}. "{hands} learn, you see. So one has to be a little worse each time"
@ * reply topic=lied
"Because you looked as if you'd believe it," said {p}. "I'm sorry for that. It's been a long time since anybody did"
"I said what I was told to say," said {p}, "and I watched you while I said it, and I've not slept since. Is that enough?"
"It would have come out anyway," said {p}. "I only wanted it to come out after you'd gone, and beside another person"
@ * reply topic=greeting
"Is it?" said {p}, with a glance upwards. "I hadn't got so far. Good day to you, then. You're the first to wish me one since {foe} came"
{p} nodded, and moved along {prop} to make room. "You want something," said {p}. "That's all right. They mostly don't trouble to say hello first"
"So it's started," said {p}. "Well, good day. I suppose that one may say it even so"
@ * reply topic=thanks
"What for?" asked {p}, so pleased that {p.he} had to look the other way
"Thank me when it's over," said {p}. "I might still do it badly"
"Don't say that so loudly," said {p}, with a look at {prop}. "I'm supposed to be on nobody's side"
@ * reply topic=pardon
"I know," said {p}. "I was counting how long you'd need"
"It's said now," said {p}, "and I'd got so used to waiting for it. I'll have to find myself another thing to be cross about"
@ * reply topic=assent
"Then that's settled," said {p}, and it was plain that {p.he} had feared the other answer
"You might have thought it over a little longer," said {p}, "for the look of it. But I'm glad"
"Good," said {p}. "I'd not have known what to do if you had said no"
@ * reply topic=refusal
"No?" said {p}. "Well. I'd have been disappointed in you, I think, if it had been yes"
"As you like," said {p}, and took one step away from {prop}, and no more. "I'll ask you again. I'm told that I'm tiresome"
"You'll have to say it to {foe} in that same voice," said {p}. "I'd practise"
@ * reply topic=love
{p} laughed, and then did not. "You choose your moments," said {p}. "Ask me when {hands} aren't listening"
"I'd go a long way round for you," said {p}, looking hard at {prop}. "I don't know what that's called where you come from"
"Not yet," said {p}, after giving it more thought than it may have needed. "But I've begun to notice when you leave the room"
"I hardly know you," said {p}. "I know how you treat people who can't do anything for you. That's most of it, isn't it?"
@ * reply topic=behind
"Behind {about}?" {p.name} glanced that way, and away again. "It was always kept shut. Then {hands} carried in four boxes and carried out three. I've not been asked to look since"
"I've put my ear to {about}," said {p}. "It hums when {foe} is near, and when {foe.he}'s gone it stops. Nobody has ever explained that to me"
"Nothing, they tell us," said {p}, nodding towards {about}. "One doesn't sweep so carefully in front of nothing. Look at the floor there"
"As a child I dared myself to see what {about} was hiding," said {p}. "I got a finger's breadth of it. It was only dust, and one clean footprint"
@ * reply topic=why
"Because nobody said no, the first time," said {p}. "After that it was always a little late for it"
"If I knew why, I'd not be standing here by {prop}," said {p}. "I know who gains by it. You could do worse than begin there"
"You want a reason," said {p}. "There's one for strangers, and it's money. The other one is older, and it has to do with being ashamed"
@ * reply topic=thing
"About {about} I can tell you only what I've seen," said {p}. "{hands} were busy there, one evening, and very quiet about it. In the morning nobody would say what for"
"{about}?" said {p}. "You're the second to ask me that. The first had {foe's} ring on a finger, and didn't wait for the answer"
"I don't know," said {p}, "but I know who was angry about {about}, and that was {foe}. I'd find out what {foe.he} had hoped for"
"I never thought about {about} until you asked," said {p}, and frowned. "No. I couldn't swear to a thing. Still, it's odd that {hands} walk round there"
"You'd have to ask an older head than mine about {about}," said {p}. "What I can say is this: there was talk of it the day that {foe} came here, and never since"
"As for {about}, one talks of that with the door shut," said {p}. "I've only heard the beginnings of sentences. 'If {foe} ever hears,' they begin, mostly"
"Put {about} out of your mind," said {p}, and then, more quietly: "No, don't. I was told to say that. I was only never told what I'd be hiding"
"There's been talk of {about}," said {p}, "and since it's only talk, everybody knows more than I do. They all agree about one thing, and it's that {foe} paid dearly"
"What about {about}?" {p.name} looked at {prop}, as if it stood written there. "I'd say it has to do with whoever left here last winter. Nobody's sat in that place since"
"I can tell you where I was when I first heard of {about}," said {p}. "Beside {prop}, with both hands full. And {hands} stopped talking the moment they saw me"
"What you see of {about} is what they want you to see," said {p}. "I'd look at it from behind, and early, before {hands} are up"
"I've had to do with {about} for longer than I like," said {p}. "Ask me what it's worth and I'd say nothing. Ask {foe}, and watch {foe.him} take too long over the answer"
@ * reply topic=being
"I've heard of {about}," said {p}. "Only heard. There was one who could have told you more, and {hands} came for that one in the night"
"About {about} you'll be told a good deal here, and half of it by people who've never been out of doors," said {p}. "I'd ask who was seen last on the road, and which way they went"
"{about}?" {p.name} counted on {p.his} fingers, and stopped. "I'd have said that was before my time. But {foe} asked me the same thing, in the same voice, and I didn't know it then, either"
"If I'd seen anything of {about} I'd tell you," said {p}. "I've seen tracks, by {prop}, and they'd been swept. One doesn't sweep away what isn't there"
"I wouldn't know {about} if we met," said {p}. "Tell me what to look for, and I'll keep both eyes open. It's more than {hands} will do for you"
@ * reply topic=any
"I can't tell you that," said {p}, "but I can tell you who could have, and it's whoever {hands} were looking for last night"
"That I don't know," said {p}. "I know what I'd do with it, in your place. I'd see whether {foe} gives the same answer twice"
{p} opened both hands. "You're asking the wrong one. Whoever could tell you has been told not to. That ought to make it easy to find out who it is"
"I've wondered, too," said {p}. "I got as far as {prop}, and then I thought of my family. You might get further"
"Nobody's ever asked me," said {p}, "so I've never had to know. Give me until tonight. I'll keep my ears open when {hands} change over"
"Yes and no," said {p}, with one finger raised, before {h} could laugh. "Yes, if you ask {foe}. No, if you look at how {foe.he} sits when it's mentioned"
"I was afraid that you'd ask that," said {p}. "I've no answer. I've a bad feeling, and it points the same way as yours"
"Some of it I could guess," said {p}, "and you'd act on it, and it'd be my fault. I'd rather you saw for yourself. You won't have to wait long"
@ * reply topic=sore
{p} looked at {him}, and was in no hurry. "You've had all from me that you're going to get," said {p}. "You know very well what for"
"Ask another," said {p}. "I've not forgotten how you treated me, and I don't mean to forget it by Sunday"
"You want an answer? From me?" {p.name} laughed, but not for long. "You might have thought of that before"
@ * replyf topic=foe
"You're asking me about myself?" said {p}. "Nobody's done that in years. I'm punctual. The rest you'll hear from people who've never spoken to me"
"I'm the one who stayed when it was hard," said {p}. "They don't tell it so. They tell it from where they were standing, and that was a long way off"
@ * replyf topic=hands
"{hands} are free to go," said {p}. "I've told them so, every one of them. Isn't it strange that they stay?"
@ * replyf topic=place
"I know each nail of it," said {p}. "I could tell you what was here before. But you wouldn't give it back, either, if you had paid what I paid"
@ * replyf topic=goal
"I know what you've come for," said {p}. "I even understand it. But if I let you have it, there'd be nothing left of what I said yesterday"
"You could have asked me," said {p}. "On the very first day. I might have said yes. Now there are people watching"
@ * replyf topic=self
"What do I want?" {p.name} looked as though it were a trick. "Not to be laughed at in this place. Once was enough"
"I want it to be quiet," said {p}. "I want to put out the light, and not lie there counting who's still angry with me"
@ * replyf topic=refusal
"I had hoped to hear that," said {p}. "Everybody says yes to me. One gets so that one can't hear it any more"
@ * replyf topic=assent
"I wonder what you mean by it," said {p}, who did not look glad at all
@ * replyf topic=name
"You know my name," said {p}. "You've been saying it behind every door in this place"
@ * replyf topic=danger
"You're in no danger from me," said {p}. "It's the others who'll get impatient. I can only hold {hands} back for as long as I don't look away"
@ * replyf topic=past
"There was a promise," said {p}. "They all remember that I broke it. Who broke it first, none of them can remember. I can"
@ * replyf topic=way
"Oh, that leads to where it's all decided," said {p}. "You needn't hurry. I'll be there before you"
@ * replyf topic=trust
"I trust everyone," said {p}. "I have it in writing, so why shouldn't I?"
@ * replyf topic=why
"Why?" {p.name} repeated it, and for a moment had no face ready. "Because I could do it, and because nobody would have done it for me"
@ * replyf topic=token
"Who gave you that?" said {p}, much too quickly, and looked away from {token}. "It's of no importance. Keep it"
@ * replyf topic=people
"They were glad enough of me once," said {p}. "Ask them who got the lights to work. No, don't. They'd have to look at their shoes"
@ * replyf topic=trusted
"Would you know it, if I were lying?" asked {p}. "There you are. So it's the wrong question. Ask me what I'd lose by it"
@ * replyf topic=thing
"So you've got as far as {about}," said {p}, and put one glove on, and took it off again. "Most people don't. I wonder who's been helping you"
"I'd leave {about} alone," said {p}. "It isn't a threat. I've seen what comes of it, and I was fond of the person"
"{about}!" said {p}, and laughed, a moment too late. "Is that what they've sent you after?"
@ * replyf topic=being
"I know nothing of {about}," said {p}, "and I've taken some trouble not to"
"Ask those who lost sight of {about}," said {p}. "I only keep what comes to me of itself"
@ * replyf topic=any
"You ask as if I owed you an answer," said {p}. "I don't. But I'll tell you this much: you've not yet asked the right one"
"That's a clever question," said {p}. "I had a clever answer to it once, and it cost me a friend. So you'll get none"
{p} smiled, and thought about it, and stopped smiling. "Who told you to ask me that?" said {p}
"Ask me where the whole lot of them can hear it," said {p}, "and I'll deny it. Here I'd rather say nothing, and you may look at me while I do"
@ * room
There was only {prop} to hear it, and {h} had to find the answer {himself} | whoever could have given it had gone on ahead
Nobody was there who could have said | {h} listened for a moment to {his} own voice, and it had sounded less afraid than {he} {was}
The room kept it to itself | {h} leaned on {prop}, and made up {his} mind to ask it again where there was a face to look at
It came back from the far side, a little late, and without an answer | for that {h} would need a person, and one who was tired of keeping quiet
Said aloud, it was a better question than {h} had thought | one would have to put it to {foe}, and see where {foe.he} looked
Not a soul answered | but {h} knew now what {he} would ask the next one who came round {prop}
`;
