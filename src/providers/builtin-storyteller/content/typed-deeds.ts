/**
 * Deeds that change who is there and what they think of the hero, and what shows of it afterwards: `actp` somebody is there, `actf` it is the
 * opponent, `acto` it is done to a thing, `act` nobody is there; `comes` what the wait brings, `wake SORT WHERE` how a later scene knows of
 * it, `heard` an odd deed that is told of. `{prop}` is what stands in the scene, `{w}` whom it was done to.
 */
export const typedDeeds = `
@ * actp strike win
{h} {did} | {p} went over backwards against {prop}, and lay there looking up | then {p.he} got to {p.his} feet without help, and walked away from {him} with a hand to {p.his} jaw | nobody called {p.him} back
{h} {did} | {p} had not understood it before it was over | "So you're one of those," said {p}, wiping {p.his} mouth, and went out past {prop} | whoever had seen it looked at {his} hands
@ * actp strike mixed
{h} {did} | {p} gave it back, and they went down together beside {prop} | when they were pulled apart {p} had a torn sleeve and a thick lip. "I'd have told you anything," said {p}. "Now you can ask {hands}." | {p.he} went, and did not hurry
{h} {did} | {p} had not even raised an arm | {p.he} stood swaying, and held on to {prop}, and then {p.he} left with very straight steps
@ * actp strike setback
{h} tried to {todo} | {p} caught {his} arm and bent it down until {h} knelt in front of {prop} | "I'll let go of you now," said {p}. "But I'll not turn my back on you again"
{h} tried to {todo} | {p} stepped aside, and it was {prop} that {h} ran into | "That's the end of my good will," said {p}, from a safe way off
@ * actp shoot win
{h} tried to {todo} | it went into {prop}, a hand from {p.own} ear | {p} did not say one word | {p.he} walked backwards until there was a corner, and then ran
@ * actp shoot mixed
{h} tried to {todo} | it went wide, and {p} sat down behind {prop} with both arms over {p.his} head | when the echo was gone so was {p}
@ * actp shoot setback
{h} tried to {todo} | there was only a small click | {p} had heard it, and looked at {him} for a long time. "You meant it," {p.he} said
@ * actp threat win
{h} {did} | {p} went white, and put {prop} between them | "All right. I'm going," said {p}, "but I know your face now" | then the place where {p.he} had stood was empty
@ * actp threat mixed
{h} {did} | {p} gave way, and looked past {him} to see who else had heard | two people had | "I'd have gone for a kind word," said {p}, and went
@ * actp threat setback
{h} {did} | {p} did not move from {prop}. "{foe} does that better," said {p}. "And I didn't give way to {foe.him}, either"
@ * actp leave win
{h} {did} | {p} stayed behind by {prop}, with {p.his} mouth still open for the next word | {h} looked round once, and {p.he} had not moved
{h} {did} | {p} did not try to hold {him}. "Then I'll see to it alone," {p.he} said, and turned back to {prop}
@ * actp leave mixed
{h} {did} | "Is that all?" {p.name} called after {him}. "I was going to tell you the rest!" | {h} kept on walking, and it grew too faint to follow
@ * actp leave setback
{h} tried to {todo} | {p} held {him} by the sleeve as far as {prop}. "If you go now I'll not be here when you come back," {p.he} said | {h} went all the same
@ * actp run win
{h} {did} | behind {him} {p} called twice, and then did not call any more | when {h} stopped there was nobody near {him}
@ * actp run mixed
{h} {did} | {p} ran, too, but not the same way | each of them looked round once, and by then it was too far to shout
@ * actp run setback
{h} tried to {todo} | {prop} was in the way, and {p} helped {him} up. "Go, then," said {p}. "Only look where you're going" | {p.he} stayed where {p.he} {p.was}
@ * actp follow win
{h} {did} | {p} went ahead past {prop}, and did not look round until they were out of hearing. "Now you can walk beside me," said {p}
@ * actp follow mixed
{h} {did} | {p} noticed it at the second corner, and waited there. "If you want to know where I'm going," said {p}, "it's home. You may see the door"
@ * actp follow setback
{h} tried to {todo} | {p} walked faster, and at the third corner {p.he} {p.was} gone | what was left was the sound of a bolt
@ * actp hide win
{h} {did}, and drew in both feet | "Over there? Nobody," {h} heard {p} say, quite calmly, to a man who had asked | the man's steps went on
{h} {did} | {p} understood, and leaned on {prop} in such a way that nobody could have seen past {p.him}
@ * actp hide mixed
{h} {did} | from there {h} saw {p} look everywhere but at {him}, and one noticed just that | a pair of boots stopped, thought about it, and went on
@ * actp hide setback
{h} tried to {todo} | "I can see your elbow," {p} whispered, "and if I can, so can they"
@ * actp wait win
{h} {did} | {p} waited, too, with one hand on {prop}, until the quiet was more than {p.he} could stand
@ * actp wait mixed
{h} {did} | {p} shifted from one foot to the other, and drew in {p.his} breath, twice
@ * actp wait setback
{h} {did} | {p} took it for a reproach, and went red
@ * actp listen win
{h} {did} | {p} saw {his} raised hand, shut {p.his} mouth, and listened as well
@ * actp listen mixed
{h} {did} | {p} was humming four notes over and over, and had to be asked to stop
@ * actp listen setback
{h} {did} | the first thing that {h} heard was {p}
@ * actp sit win
{h} {did} | {p} looked down at {him}, made up {p.his} mind, and settled there as well, with {p.his} back to {prop}
@ * actp sit mixed
{h} {did} | {p} stayed standing by {prop} | it made the one of them look tired, and the other in a hurry
@ * actp sit setback
{h} {did} | "Not there," said {p}, a moment too late
@ * actp sleep win
{h} {did} | {p} kept watch by {prop}, and woke {him} with one foot when it was time
@ * actp sleep mixed
{h} {did} | twice {p} leaned over {him}, and twice thought better of it | the third time {p.he} shook {him}
@ * actp sleep setback
{h} tried to {todo} | "Not now," said {p}, and pulled {him} upright. "You can do that when {foe} does"
@ * actp lie win
{h} {did} | {p} believed it | one could see {p.him} change {p.his} mind about what to do next, there and then, and be grateful for having been told
{h} {did} | {p} nodded, and said it over once under {p.his} breath, so as to pass it on without a mistake
@ * actp lie mixed
{h} {did} | {p} believed it, and asked three things about it | for the third {h} needed another lie, and that one was not as good
@ * actp lie setback
{h} {did} | {p} let {him} finish. "I was there," said {p}. "You weren't. I'd have thought better of you if you had said nothing"
{h} {did} | {p} looked at {prop} the whole time. "You needn't go on," {p.he} said. "I've heard it done well, so I know the difference"
@ * actp tell win
{h} {did} | {p} heard it to the end. "So that's how it hangs together," said {p}. "And {foe} doesn't know yet that you know"
{h} {did} | {p} felt for {prop}, and held it. "Say that once more," {p.he} said, "and then never again, until it's needed"
@ * actp tell mixed
{h} {did} | "I'd half guessed it," said {p}. "I only didn't want to be the first to say so"
@ * actp tell setback
{h} {did} | {p} shook {p.his} head all through it. "You may be right," said {p}, "but don't tell it to people who have to go on living here"
@ * actp truth win
{h} {did}, from the first day to this one | {p} was silent for a while. "I knew most of that," said {p}. "I wanted to hear whether you'd say it"
{h} {did}, and left out nothing that was to {his} own shame | {p} breathed out slowly. "Nobody's told me the truth since {foe} came," {p.he} said. "I'd forgotten how short it is"
@ * actp truth mixed
{h} {did} | {p} believed every word, and looked no happier for it. "That's a lot to carry about," said {p}, "and now there are two of us who know"
@ * actp truth setback
{h} {did} | {p} moved away a little, towards {prop}. "I'd rather you had lied," said {p}. "Now I'll have to choose"
@ * actp give win
{h} {did} | {p} closed both hands on it, and kept them closed. "Then I owe you," said {p}. "I don't like owing. I'll see to it that {hands} look elsewhere, when it counts"
{h} {did} | {p} turned it over, put it away inside {p.his} clothes, and laid a hand over the place. "That stays with me," said {p}
@ * actp give mixed
{h} {did} | {p} took it, and looked for the price in {his} face. "And the price?" | "There's none," said {h}, and that was the answer that {p} believed least of all
@ * actp give setback
{h} tried to {todo} | {p} kept both hands behind {p.him}. "Whoever takes from you is on your side," {p.he} said, "and I haven't decided"
@ * actp help win
{h} {did} | they did it with four hands, and spoke of nothing else until it was done | "There," said {p}, and leaned on {prop}. "That's been waiting since {foe} came"
{h} {did} | {p} let {him}, and was not used to it. "What's it to you?" {p.he} asked afterwards, and then: "No. I'm glad. I only wanted to know"
@ * actp help mixed
{h} {did} | it took longer than it should have, for {p} kept apologising | at the end it was done, and {h} was black to the elbows
@ * actp help setback
{h} tried to {todo} | {p} pushed the hand away, not roughly. "If {hands} see you help me, I'm the one who'll have to explain it," said {p}
@ * actp other win
{h} {did} | {p} looked from {him} to {prop} and back. "And I thought that I knew what you'd do next," {p.he} said
{h} {did} | one of {hands} had seen it, and forgot what he was there for, and {p} used the moment to get past {prop}
{h} {did} | {p} had not reckoned with that, and it was a while before {p.he} trusted {p.himself} to speak. "Again," said {p}
@ * actp other mixed
{h} {did} | {p} waited to be told why, and when nothing came {p.he} made up a reason | it was a better one than {h} could have given
{h} {did} | "Does that help?" asked {p}, and really wanted to know
@ * actp other setback
{h} tried to {todo} | {prop} was in the way of it, and then so was {p}
{h} tried to {todo} | "Tell me first," said {p}. "Then I can at least hold your coat"
@ * act other win
{h} {did} | nobody saw it but a child behind {prop}, who would go on telling it for years
{h} {did}, all the way to the end, and bowed to {prop}
@ * act other mixed
{h} {did} | an hour later {hands} stood round the remains of it, and could make nothing of it
@ * act other setback
{h} tried to {todo} | it would have needed a third hand, and more room than there was by {prop}
@ * acto shut mixed
{h} {did} | {named} held, for as long as nobody leaned on {it}
@ * actp shut win
{h} {did} | "Good," said {p}, and leaned {p.his} back against it. "Now we've only to hope that we're on the right side"
@ * actp shut mixed
{h} {did} | {p} tried it after {him}, twice, and was not content
@ * act pockets win
{h} {did} | there was {token}, and half a biscuit, and a {coin} from {home} | it was not much to set against {foe}, but it had not been got from {foe}
@ * act pockets mixed
{h} {did} | {token} was where it should be | a hole was where the {coins} should have been
@ * act pockets setback
{h} {did}, twice over, before {he} found {token} in the other one
@ * act groom win
{h} {did} | what looked back at {him} out of a window pane was another person, and {hands} were looking for the first
@ * act groom mixed
{h} {did} | it was shorter on one side, and one felt the wind there
@ * act groom setback
{h} tried to {todo} | after the first lock {he} thought better of it, and would have to wear a hat
@ * actp sorry win
{h} {did} | {p} waited to see whether there was more to come. "Well," said {p}, when there was not. "I'd got so used to being angry. Give me until tonight"
@ * actp sorry mixed
{h} {did} | "What for, exactly?" asked {p} | {h} had to say it, one thing after another, and that took longer
@ * actp sorry setback
{h} {did} | "You would say so," said {p}. "{foe} says so, too, at the end of every letter"
@ * actp make win
{h} {did} | {p} could not look away from {his} hands. "I'd forgotten that people do such things," said {p}, "and for no reason"
@ * actp make mixed
{h} {did} | {p} held what there was to be held, and passed the wrong thing twice
@ * actp make setback
{h} tried to {todo} | "It wants another hour," said {p}, "and we haven't got one"
@ * actp drink win
{h} {did}, and passed it on | {p} wiped the rim with a sleeve, and then had rather more than half. "{foe} never passes anything on," {p.he} said
@ * actp drink mixed
{h} {did} | {p} looked on, and shook {p.his} head when it was offered. "One of us ought to see straight"
@ * actp drink setback
{h} {did} | it went down the wrong way, and {p} had to thump {him} between the shoulders
@ * act drink win
{h} {did} | it went down like a swallowed match, and after it {h} was not afraid of {prop}, or of anything that might stand behind it
@ * act drink mixed
{h} {did} | it tasted of the cup | there was enough left over for one more, and {h} put it by
@ * actp story win
{h} {did} | {p} sat without moving to the very end. "And did she get home?" asked {p}. "You needn't say. I'll suppose that she did"
@ * actp story mixed
{h} {did} | {p} knew another end to it, and they could not agree which was the sadder
@ * actp story setback
{h} tried to {todo} | "Not one with a wolf in it," said {p}, and after that there was no going on
@ * actp rule win
{h} {did} | {p} was the first to do as {he} said, and when the others saw that, they did not like to be the last
@ * actp rule mixed
{h} {did} | they did what {h} told them, and each of them looked first at {p}
@ * actp rule setback
{h} tried to {todo} | "Who's asked you to?" said {p}, without malice, and went on as before
@ * act rule win
{h} {did}, since nobody else had a mind to | it was easier than it looked: one had only to speak first
@ * act row win
{h} {did} | {his} back knew the work before {he} did, and the shore moved
@ * act row mixed
{h} {did} | it went forward by a length, and sideways by two
@ * act row setback
{h} tried to {todo} | it came up with weed on it, and they turned slowly on the spot
@ * actp request win
{h} {did} | {p} thought about it, and nodded. "Until tonight," {p.he} said, "and then I'll want to hear what it was for"
@ * actp request mixed
{h} {did} | "And what do I get?" asked {p} | in the end it was the half of it, and {h} had to say thank you for the half
@ * actp request setback
{h} {did} | "Ask {foe}," said {p}. "Whatever one might have lent you has been counted"
@ * act request win
{h} {did}, of nobody in particular | one had only to wait by {prop} for a little: a hand came round it, and laid it down
@ * act request mixed
{h} {did}, and there was nobody to say no, and nobody to say yes
@ * actp comfort win
{h} {did} | {p} would not look at {him}, and then leaned against {him}, quite lightly, as one leans on {prop} | "Go on," said {p} after a while. "Say it again. I know it isn't true"
{h} {did} | it took some time before {p.his} shoulders came down | "Nobody saw that," said {p}, and dried {p.his} face on a sleeve
@ * actp comfort mixed
{h} {did} | "You can't promise that," said {p}, but {p.he} kept hold of {his} sleeve
@ * actp comfort setback
{h} tried to {todo} | {p} drew away. "If you're kind to me now I'll not be able to go through with it," {p.he} said
@ * actp take win
{h} {did} | {p} looked from {p.his} empty hand to {him}. "There was no need to grab," said {p}. "One word, and it was yours, and I'd have thought well of you"
@ * actp take mixed
{h} {did}, and {p} would not let go | they looked at each other across it | "Take it, then," said {p}, and let go so suddenly that {h} sat down
@ * actp take setback
{h} tried to {todo} | {p} put it on the far side of {prop}. "When I know what for," {p.he} said
@ * actp steal win
{h} {did} | {p} was looking at {prop}, and noticed nothing | it would be missed within the hour
@ * actp steal mixed
{h} {did} | {p} felt for it a moment later, and stood quite still | {p.he} did not say anything, but {p.he} looked at nobody else
@ * actp steal setback
{h} tried to {todo} | {his} fingers met other fingers there, and they were {p.own} | "I wouldn't have minded," said {p}. "Now I do"
@ * actp look win
{h} {did} | {p} had buttoned {p.his} coat one hole out, and had not noticed | whoever dresses like that has been woken in the night
{h} {did} | {p} kept {p.his} weight on the foot that was nearer to {prop}, as a person does who means to be quick about leaving
@ * actp look mixed
{h} {did} | "Well? What am I like?" asked {p} | "Somebody who is listening for {hands}," said {h}, and {p} did not deny it
@ * actp look setback
{h} {did} | {p} turned to {prop} until it was over. "If you want to know something you can ask," {p.he} said
@ * acta strike win
{h} {did} | {p} sat on the ground beside {prop}, and put a hand to {p.his} mouth, and looked at the hand | "I'm coming with you all the same," said {p}. "For what we've begun. Not for you"
@ * acta strike mixed
{h} {did}, and had as much of it back | afterwards they sat on the two sides of {prop}, breathing | "Was that for me," asked {p}, "or was I only the nearest?"
@ * acta strike setback
{h} tried to {todo} | {p} held both {his} wrists until it was over. "When you've finished," {p.he} said, "we'll go on. But I'll walk behind you, and not beside you"
@ * acta threat win
{h} {did} | {p} did not step back, but {p.he} took a long time to answer. "I'd thought that we had left that to {foe}," said {p}
@ * acta threat mixed
{h} {did} | "You needn't," said {p}. "I was going to do it. Now I'll have done it because I was made to"
@ * acta leave win
{h} {did} | {p} looked up from {prop} too late, and had to run. "You might say so," said {p}, out of breath, "before you go off"
@ * acta leave mixed
{h} {did} | behind {him} {p} swore, and picked up what they had both put down, and followed at a distance
@ * acta run win
{h} {did} | {p} ran, too, and asked no questions until there was a corner between them and {prop}
@ * actf strike win
{h} {did} | {p} stood where {p.he} {p.was}, and looked down at {p.his} own collar, which had come undone | it had grown so quiet that one heard {hands} breathe. "Let go of {him}," said {p} to them. "I want it remembered who began it"
@ * actf strike mixed
{h} {did} | {hands} had {him} before {he} could do it twice, and held {him} against {prop} | {p} wiped {p.his} mouth, and studied the glove. "Not here," said {p}, and had {him} put outside
@ * actf strike setback
{h} tried to {todo} | two of {hands} were quicker | {h} lay on {his} face beside {prop}, and saw {p.own} shoes walk round {him}, taking care not to touch
@ * actf shoot win
{h} tried to {todo} | it went into {prop}, beside {p.own} head, and for a moment nobody moved | "Now we both know," said {p}
@ * actf shoot mixed
{h} tried to {todo} | one of {hands} had knocked {his} arm upward, and it brought down some plaster | {p} brushed it off, and was rather pale
@ * actf shoot setback
{h} tried to {todo} | there was a click | {p} only opened {p.his} fingers, and waited, and {hands} took it off {him} and laid it there
@ * actf threat win
{h} {did} | {p} smiled with one half of {p.his} face. "You mean that," said {p}. "Good. I was beginning to think that I'd have to wait for you to be serious"
@ * actf threat mixed
{h} {did} | {p} wrote it down, or did as if, with a finger on {prop}. "Noted," {p.he} said
@ * actf threat setback
{h} {did} | {p} looked at {hands}, and {hands} laughed, since they were expected to
@ * actf give win
{h} {did} | {p} held it away from {p.him} as though it might go off. "What do you want for that?" | "Nothing," said {h} | nothing else {h} had done had made {p} so uneasy
@ * actf give mixed
{h} {did} | {p} passed it on to one of {hands} without looking, and looked all the same
@ * actf give setback
{h} tried to {todo} | "I take what I need," said {p}. "I don't accept things"
@ * actf follow win
{h} {did} | {p} knew it, and walked more slowly, as one does with a guest. "You might as well carry that," {p.he} said, and gave {him} the {lamp}
@ * actf follow mixed
{h} {did} | at the first door {hands} let {p} through, and closed up again behind {p.him}
@ * actf follow setback
{h} tried to {todo} | one of {hands} fell in beside {him}, and one on the other side, and it became a walk in another direction
@ * actf leave win
{h} {did} | {p} let {him} go, and had a door held open for {him}, which was worse than if {p.he} had shouted
@ * actf leave mixed
{h} {did} | "Run along," said {p}. "I'll know where to find you" | it was not said unkindly
@ * actf leave setback
{h} tried to {todo} | {hands} made a wall before {prop}, shoulder to shoulder | "When I've finished," said {p}
@ * actf lie win
{h} {did} | {p} believed it, since in {his} place {p.he} would have done just that
@ * actf lie mixed
{h} {did} | {p} believed the first half, and sent one of {hands} to find out about the other
@ * actf lie setback
{h} {did} | "I've been lied to by experts," said {p}. "You blink"
@ * actf truth win
{h} {did}, to {p.own} face | {p} had an answer for everything but that, and stood there a moment without one
@ * actf truth mixed
{h} {did} | "I know," said {p}. "Did you think that I don't? I lie awake with it"
@ * actf truth setback
{h} {did} | {p} heard it like the weather. "And who's going to believe you?" {p.he} asked
@ * actf help win
{h} {did} | {p} allowed it, stiff as a board | "Why?" asked {p}, when it was done. {hands} were listening, and {p.he} did not seem to care
@ * actf help setback
{h} tried to {todo} | {p} took a step back. "I don't know what that's meant to buy," said {p}, "but it won't"
@ * act leave win
{h} {did}, past {prop}, and nobody asked {him} to stay
{h} {did} | the last that {h} saw of it was {prop}, with no one beside it
@ * act leave mixed
{h} {did}, and left more lying there than {he} had meant to | it was {foe} who would come by next
@ * act leave setback
{h} tried to {todo} | one of {hands} was coming the same way, and {h} had to wait behind {prop} until he had gone by
@ * act hide win
{h} {did} | from there {he} could see without being seen | two of {hands} stopped by {prop}, said {his} name, and went on
{h} {did} | it smelled of dust and of other people who had hidden there before {him}
@ * act hide mixed
{h} {did} | it was a good place for a smaller person | {his} knees came up to {his} ears, and one of {hands} leaned on {prop} and did not want to leave
@ * act hide setback
{h} tried to {todo} | one boot stuck out, however {he} turned, and a child stood there and pointed at it
@ * act wait win
{h} {did}, with {his} back to {prop}, and looked to where it would have to come from
@ * act wait mixed
{h} {did} | the light moved on by a step or so
@ * act wait setback
{h} {did}, until {his} feet went to sleep
@ * act listen win
{h} {did}, with one ear to {prop} | there were steps, and a voice that gave orders and was used to it
@ * act listen mixed
{h} {did} | behind {prop} two of {hands} were talking, and what came through was {his} own name
@ * act listen setback
{h} {did} | it was so still that it could not be by chance
@ * act sleep win
{h} {did}, with {token} under {his} head | the light had moved when {he} opened {his} eyes, and {he} could think again
@ * act sleep mixed
{h} {did} | when {h} woke, a coat lay over {him} that was not {his} own, and whoever had put it there was gone
@ * act sleep setback
{h} tried to {todo} | each time that {his} eyes fell shut there were steps beyond {prop}
@ * act strike setback
{h} {did} | there was nobody in front of {him} but {prop}, and {prop} had stood up to worse
{h} tried to {todo} | whoever it was meant for saw nothing of it, and that was as well
@ * act look win
{h} {did} | one thing was not as it had been: there were fresh marks on the ground in front of {prop}, and they led one way only
{h} {did} | {hands} had been there, and not long ago | they had left the place tidier than they had found it
@ * act look mixed
{h} {did} | between {prop} and where {h} stood there was nothing that one could hide behind | that was worth knowing before it was needed
{h} {did} | all of it was in order but {prop}, and that stood a little askew
@ * act look setback
{h} {did}, until {h} saw that one of {hands} was doing the same, from the other side, and was looking at {him}
{h} {did} | what {h} had hoped to see was not there any more | in the dust by {prop} one saw the outline of it
@ * acto look win
{h} {did} | {named} had been moved, and not long ago: beside {it} there was a paler place, just as large
{h} {did} | low down on {named} there were scratches, five of them in a row, such as one makes to count days
{h} {did} | on one side {named} was worn, as a thing is that people pass every day, and nobody looks at
@ * acto look mixed
{h} {did} | {named} was newer than everything round about | so {h} knew when, if not who
{h} {did} | there was a thumbmark on {named}, in soot, and {his} own thumb was too small for it
@ * acto look setback
{h} {did} | whatever there had been to see on {named}, a sleeve had gone over it first
{h} {did} | one would have had to know what {named} looked like yesterday
@ * acto read win
{h} {did} | it was plain enough, but for one line, which had been put in later and with another pen
@ * acto read mixed
{h} {did} | half of {named} was about what things cost | the other half had {foe.name} in it, and no verb
@ * acto search win
{h} {did}, to the very back, as far as an arm would go | there was a folded slip there with a time on it, and the time was today
@ * acto search mixed
{h} {did} | {h} was not the first who had searched {named} | everything had been put back upside down
@ * acto search setback
{h} {did} | {named} had been emptied, and so well that it could only have been on purpose
@ * acto feel win
{h} {did} | {named} was still warm on one side, as if a hand had only now been taken away
@ * acto feel mixed
{h} {did} | {named} gave a little where it should not have given
@ * acto feel setback
{h} {did} | {named} was what {it} looked like, and {his} fingers were black
@ * acto use win
{h} {did} | {named} did what {it} was made for, and it was heard as far as {prop}
@ * acto use mixed
{h} {did} | {named} did its work, once, and not a moment more
@ * acto use setback
{h} tried to {todo} | a part was missing from {named}, and one of {hands} would know which
@ * acto take win
{h} {did} | it left a clean square in the dust, and whoever came next would know that {named} had gone
@ * acto take mixed
{h} {did} | {named} was heavier than it looked, and a {coin} in its place would have been fair | {h} left one
@ * acto take setback
{h} tried to {todo} | {named} was fastened at the back with two screws, and the screws were new
@ * acto break win
{h} {did} | {named} gave with a crack that was heard on all sides | what was left of {it} lay before {prop}, and nobody would be able to say that it had always been so
@ * acto break mixed
{h} {did} | it could not be put right again, and there were steps already, coming to see what that had been
@ * acto break setback
{h} tried to {todo} | {named} was stronger than that, and rang like a bell | by now everybody knew where {h} was
@ * acto burn win
{h} {did} | a corner took the flame, and then the rest | {named} would be used against nobody any more, and the smoke could be seen from a long way off
@ * acto burn mixed
{h} {did} | not all of {named} would catch | the rest of it stood there and smoked, and would be smelled from a long way off
@ * acto burn setback
{h} tried to {todo} | {named} was damp, and only smoked | two of {hands} had turned their heads to see where the smoke came from
@ * acto hide win
{h} {did} | {named} was just broad enough | {h} saw the boots of {hands} go by on the other side of {it}, three pairs and then one
@ * acto hide setback
{h} tried to {todo} | {named} would have hidden a cat | {h} stayed behind {it} for a moment longer, since it was too late to be anywhere else
@ * actp paint win
{h} {did} | {p} looked at it from both sides of {prop}. "It looks like {foe}," said {p}. "You didn't mean it to. That's what's so good about it"
@ * actp paint mixed
{h} {did} | {p} held the {lamp} for {him}, and said that it needed ears
@ * actp paint setback
{h} tried to {todo} | "They'll only make me wash it off," said {p}
@ * act paint win
{h} {did} | it was crooked, and it looked back at {him} | whoever came by next would know that not everybody here was afraid
@ * act paint mixed
{h} {did} | it ran a little at one corner, and that improved it
@ * act paint setback
{h} tried to {todo} | it would not stick, and left a stripe that might have been anything
@ * act keep throw
{h} {did} | it was not gone for long | a child came after {him} with it, and held it out. "You dropped this," said the child, and would not go until {h} had put it away
{h} {did} | then {h} went after it, and it took a good while on hands and knees, for {he} could not do without {named}
@ * act keep break
{h} {did}, or would have | {named} had more give in it than {his} hands had, and lay there as whole as before
@ * act keep burn
{h} {did} | when the flame had gone down, there lay {named}, black at one edge, and otherwise as it had been
@ * act keep give
{h} held out {named} | "No," {h} was told. "Not that. You'll be asked for it before this is over, and then you'll have to have it"
@ * actp teach win
{h} {did} | {p} had it at the third try, and did it once more for the pleasure of it. "Nobody's shown me anything since I was ten," {p.he} said
@ * actp teach mixed
{h} {did}, or nearly | what {p} did was another thing, but {p.he} was proud of it
@ * actp teach setback
{h} tried to {todo} | "I'm too old for that," said {p}, and practised it behind {prop} as soon as {h} had turned round
@ * acto address win
{h} {did}, in so many words | {named} took it in silence, and {h} felt that it had needed to be said to somebody
@ * acto address mixed
{h} {did} | {named} did not answer, and neither did anybody else, though two of those who had heard it took off their hats
@ * acto address setback
{h} {did} | a child who had been listening behind {prop} ran off to tell the others
@ * actp write win
{h} {did} | "Read it to me," said {p} | at the second line {p.he} stopped {him}, and wanted to hear the first one again
@ * actw look win
{h} {did} | it was noticed at once, and {named} took a step back, out of the light
@ * actw look mixed
{h} {did} | {named} looked back, and each of them wondered what the other had been told
@ * actw look setback
{h} {did}, and too openly | {named} turned away, and said a word to the next
@ * actw grab win
{h} {did}, by one sleeve | {named} was too much surprised to pull, and came along for three steps
@ * actw grab mixed
{h} {did} | {named} came, and then did not, and what {h} was left with was a button
@ * actw grab setback
{h} tried to {todo} | {named} had two elbows, and knew what they were for
@ * comes
It was {hands} who came, in a row of three, and stopped by {prop} | they took a long look at {h}, and went to tell {foe}
The first to come was a boy with a message, out of breath | "{foe} knows you're here," he said. "I was to say so"
What came was a noise, from where {h} had not been looking | then two of {hands} stood by {prop}, and behaved as if they had always stood there
Before long there were steps, and they did not go past
@ * wake blow here
{w} kept at the far side of it all, with one cheek swollen, and left the talking to others
{w} had come all the same, but {w.he} stood so that {h} could not reach {w.him}
@ * wake blow gone
{w} was not there, and would not be: {h} had seen to that with {his} own hands
Nobody had to say why {w} was missing | they looked at {his} knuckles
Where {w} might have stood there was a gap, and people left it free, and looked at {h}
@ * wake blow ally
{w} walked three steps behind from then on, and spoke only when {w.he} {w.was} spoken to
@ * wake blow foe
Since {h} had laid hands on {w}, {hands} went about in threes
@ * wake threat here
{w} answered what {w.he} {w.was} asked, and kept one eye on {his} hands
@ * wake threat gone
{w} did not show {w.himself} any more | whoever has been threatened once takes the other road
Where {w} had gone nobody would tell {him} | they had been asked not to
@ * wake threat ally
{w} was quiet | one does not forget in an hour what one has been threatened with
@ * wake threat foe
{w} had doubled the watch, and let it be known on whose account
@ * wake insult here
{w} had not forgiven {him} what {h} had said, and it could be heard in each "please"
@ * wake insult gone
What {h} had said to {w} had gone the rounds already, and had grown on the way
@ * wake insult ally
{w} had been called a name, and carried it about like a stone in a shoe
@ * wake insult foe
{w} had learned by heart what {h} had said, and was waiting for a use for it
@ * wake caught here
{w} believed nothing that {h} said now, and had told the others why
@ * wake caught gone
It had got about from {w} that {h} could not be believed | one was politely asked to say everything twice
@ * wake caught ally
"Is that one true?" {w} asked now, after whatever {h} said
@ * wake caught foe
{w} had had it written up at every door that {h} told lies
@ * wake lie here
{w} was still acting on what {h} had told {w.him}, and in good faith
@ * wake lie gone
What {h} had told {w} was being passed on as the truth already | it came back to {him} from strangers
A story that {h} knew had got there first: it was the one {h} had told to {w}, with a better ending
@ * wake lie ally
{w} still believed it, and {h} had to take care not to be asked
@ * wake lie foe
{w} had sent half of {hands} after a thing that {h} had made up
@ * wake gift here
{w} had not forgotten, and had kept a place free for {him}, on the side where one sees the door
{w} nodded to {him}, as one does to a person one has reason to be sure of
@ * wake gift gone
{w} had put in a word for {him} | it had gone ahead, and this time nobody asked {him} who {he} {was}
"You're the one who was good to {w}," a stranger said in passing, and made room for {him}
@ * wake gift ally
{w} hummed, and carried more than {w.his} share | that was on account of what {h} had done for {w.him}
@ * wake gift foe
{w} could not make out why {h} had been kind, and it cost {w.him} some sleep
@ * wake truth here
{w} knew everything now, and looked across to {him} before every answer
@ * wake truth gone
{w} had kept to {w.himself} what {h} had told {w.him} | one could tell by what nobody asked
{w} had told it to one other, who was to be trusted, and who now nodded to {h} from afar
@ * wake truth ally
Since {h} had told {w} everything, they needed fewer words
@ * wake truth foe
{w} knew now what {h} knew, and no longer smiled so easily
@ * wake sorry here
{w} was still a little stiff with {him}, but had moved {w.his} things so that there was room for two
@ * wake sorry gone
{w} had been heard to say that {h} was better than people thought
@ * wake sorry ally
{w} had forgiven {him}, and was rather pleased with {w.himself} about it
@ * wake sorry foe
{w} had been asked for pardon, and had not slept on it well
@ * wake theft here
{w} felt again and again for what was missing, and each time {w.he} looked at {h}
@ * wake theft gone
{w} had missed it by then, and had told whoever would listen what the thief looked like
@ * wake theft ally
{w} turned out {w.his} pockets once more, and said nothing, and that was hard to bear
@ * wake theft foe
{w} had had it cried that there was a thief about, and how tall
@ * wake left here
"You went off without a word," said {w}, who had come after {him}. "I wanted to finish my sentence"
@ * wake left gone
{w} had stayed behind where {h} had left {w.him}, and nobody had come after {him}
It went more easily without {w}, and less well | {h} caught {himself} turning round to say something
What {w} had been about to say, {h} would not hear now
@ * wake left ally
{w} had caught up with {him}, out of breath, and did not mention it
@ * wake left foe
{w} had not had {him} followed | that was what {h} liked least about it
@ * wake broke any
One could tell that it was known already how {h} {did} | people held on to their things
It had got about that {h} {did} | nobody left anything standing near {him} now
@ * heard
"Is that the one?" {p} had asked, when {h} came in, and so it was known here, too, how {h} {did}
{p} had heard how {h} {did} | {p.he} did not say what {p.he} thought of it, but {p.he} wanted to be told whether it was true
There was one thing that {p} had been told about {h}, and it was how {h} {did} | it seemed to count in {his} favour
{p} kept looking at {him} sideways | people were telling each other how {h} {did}, and {p.he} had thought it was made up
@ * heard-last
Of all of it, what people told longest was how {h} {did} | there was no use in denying it
The children only ever wanted to hear the one part, how {h} {did}
It is not in any book how {h} {did}, but ask anybody who was there
`;
